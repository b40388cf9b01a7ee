import { choose, influence, noDeployment, pay, recruit, solari } from '../../effects/build.js';
import type { Leader } from '../component.js';
import { ability, leader, signet } from '../declare.js';
import { CORRINO } from '../houses.js';

/** Who leads only with contracts. */
export const LEADERS: readonly Leader[] = [
  leader('shaddam-corrino-iv', 'Shaddam Corrino IV', 'Шаддам Коррино IV', {
    house: CORRINO,
    complexity: 2,
    ability: ability('Sardaukar Commander', 'Командувач сардаукарів', {
      on: 'contracts-aside',
      contracts: ['contract-sardaukar-cards', 'contract-sardaukar-recall'],
    }),
    signet: signet(
      'Emperor of the Known Universe',
      'Імператор відомого Всесвіту',
      noDeployment,
      choose([solari(1), recruit(1)], [pay({ solari: 3 }, influence('any'))]),
    ),
  }),
];
