import {
  drawIntrigue,
  hooks,
  influence,
  placeSpy,
  recruit,
  removeShieldWall,
  solari,
  spice,
  takeHooks,
  water,
  when,
} from '../../effects/build.js';
import type { RivalCard } from './component.js';
import { inOrder, rival } from './declare.js';

/** For two people only: it scores nothing and, once it has its Swordmaster, gathers nothing. */
const STREAMLINED = {
  players: [2],
  suggested: [2],
  variant: 'streamlined-rivals',
  collects: 'until-swordmaster',
  scores: false,
} as const;

/** From the easiest to the hardest: the lower the price of the Swordmaster, the harder the Rival. */
export const RIVAL_CARDS: readonly RivalCard[] = [
  rival('staban-tuek', 'Staban Tuek', 'Стабан Туек', {
    players: [1, 2],
    suggested: [1],
    swordmaster: 9,
    signet: [spice(1)],
    scheme: [recruit(2)],
    factions: inOrder('guild', 'fremen', 'bene-gesserit', 'emperor'),
  }),
  rival('lady-amber-metulli', 'Lady Amber Metulli', 'Леді Ембер Метуллі', {
    ...STREAMLINED,
    swordmaster: 9,
    signet: [recruit(1)],
    scheme: [recruit(3)],
    factions: inOrder('fremen', 'emperor', 'guild', 'bene-gesserit'),
  }),
  rival('gurney-halleck', 'Gurney Halleck', 'Ґурні Галлек', {
    players: [1, 2],
    suggested: [1],
    swordmaster: 8,
    signet: [recruit(1)],
    scheme: [influence('most')],
    factions: inOrder('fremen', 'guild', 'emperor', 'bene-gesserit'),
  }),
  rival('lady-margot-fenring', 'Lady Margot Fenring', 'Леді Марго Фенрінґ', {
    players: [1, 2],
    suggested: [1],
    swordmaster: 8,
    signet: [solari(1)],
    scheme: [influence('bene-gesserit')],
    factions: inOrder('bene-gesserit', 'emperor', 'fremen', 'guild'),
  }),
  rival('princess-irulan', 'Princess Irulan', 'Принцеса Ірулан', {
    players: [1, 2],
    swordmaster: 7,
    signet: [placeSpy()],
    scheme: [influence('any'), recruit(1)],
    factions: inOrder('emperor', 'bene-gesserit', 'fremen', 'guild'),
  }),
  rival('glossu-rabban', 'Glossu “The Beast” Rabban', 'Ґлоссу «Звір» Раббан', {
    ...STREAMLINED,
    swordmaster: 7,
    signet: [recruit(1), when({ is: 'any-alliance' }, recruit(1))],
    scheme: [influence('allying', 2)],
    factions: inOrder('emperor', 'guild', 'bene-gesserit', 'fremen'),
  }),
  rival('lady-jessica', 'Lady Jessica', 'Леді Джессіка', {
    players: [1, 2],
    swordmaster: 6,
    signet: [influence('allying')],
    scheme: [water(2)],
    factions: inOrder('bene-gesserit', 'fremen', 'guild', 'emperor'),
  }),
  rival('baron-vladimir-harkonnen', 'Baron Vladimir Harkonnen', 'Барон Владімір Харконнен', {
    players: [1, 2],
    swordmaster: 6,
    signet: [drawIntrigue(1)],
    scheme: [solari(2), recruit(2)],
    factions: inOrder('guild', 'emperor', 'bene-gesserit', 'fremen'),
  }),
  rival('feyd-rautha-harkonnen', 'Feyd-Rautha Harkonnen', 'Фейд-Раута Харконнен', {
    players: [1, 2],
    swordmaster: 4,
    signet: [recruit(2)],
    scheme: [influence('any')],
    factions: inOrder('emperor', 'bene-gesserit', 'guild', 'fremen'),
  }),
  rival('muaddib', 'Muad’Dib', 'Муад’Діб', {
    players: [1, 2],
    swordmaster: 4,
    signet: [influence('fremen')],
    // The hooks come first, so the wall always falls if it still stands.
    scheme: [takeHooks, when(hooks, removeShieldWall), drawIntrigue(1)],
    factions: inOrder('fremen', 'bene-gesserit', 'guild', 'emperor'),
  }),
];
