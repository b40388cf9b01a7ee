import type { Post } from '../component.js';
import { post } from '../declare.js';

/** The observation posts with the spaces a spy there watches. */
export const POSTS: readonly Post[] = [
  // Factions.
  post('post-emperor', 'Emperor post', 'Пункт Імператора', 'sardaukar', 'dutiful-service'),
  post('post-guild', 'Spacing Guild post', 'Пункт Гільдії Лоцманів', 'heighliner', 'deliver-supplies'),
  post('post-bene-gesserit', 'Bene Gesserit post', 'Пункт Бене Ґессерит', 'espionage', 'secrets'),
  post('post-fremen', 'Fremen post', 'Пункт Фрименів', 'desert-tactics', 'fremkit'),

  // Landsraad and CHOAM.
  post(
    'post-landsraad-west',
    'Landsraad post (three spaces)',
    'Пункт Ландсрааду (три локації)',
    'high-council',
    'imperial-privilege',
    'swordmaster',
  ),
  post(
    'post-landsraad-east',
    'Landsraad post (two spaces)',
    'Пункт Ландсрааду (дві локації)',
    'assembly-hall',
    'gather-support',
  ),
  post('post-choam', 'CHOAM post', 'Пункт ДАПТ', 'shipping', 'accept-contract'),

  // Arrakis: cities, each post between two of them.
  post(
    'post-sietch-tabr-research-station',
    'Sietch Tabr – Research Station post',
    'Пункт «Січ Табр» — «Дослідна станція»',
    'sietch-tabr',
    'research-station',
  ),
  post(
    'post-research-station-spice-refinery',
    'Research Station – Spice Refinery post',
    'Пункт «Дослідна станція» — «Меланжоочисний завод»',
    'research-station',
    'spice-refinery',
  ),
  post(
    'post-spice-refinery-arrakeen',
    'Spice Refinery – Arrakeen post',
    'Пункт «Меланжоочисний завод» — «Арракін»',
    'spice-refinery',
    'arrakeen',
  ),

  // Arrakis: desert.
  post('post-deep-desert', 'Deep Desert post', 'Пункт «Глибока пустеля»', 'deep-desert'),
  post('post-hagga-basin', 'Hagga Basin post', 'Пункт «Басейн Гаґґа»', 'hagga-basin'),
  post('post-imperial-basin', 'Imperial Basin post', 'Пункт «Імперський басейн»', 'imperial-basin'),
];
