import { draw, influence, placeSpy, recallOtherAgent, recruit, solari, water } from '../../effects/build.js';
import type { Contract } from '../component.js';
import { contract } from '../declare.js';

/** The standard contract tiles. Of two for one space, the name tells the reward. */
export const CONTRACTS: readonly Contract[] = [
  contract('contract-acquire', 'Acquire The Spice Must Flow', 'Придбання «Прянощі повинні текти»', {
    copies: 1,
    term: { by: 'acquire', card: 'the-spice-must-flow' },
    reward: [influence('guild'), solari(3)],
  }),
  contract('contract-arrakeen-water', 'Arrakeen (water)', 'Арракін (вода)', {
    copies: 1,
    term: { by: 'visit', space: 'arrakeen' },
    reward: [water(1)],
  }),
  contract('contract-arrakeen-spy', 'Arrakeen (troop and spy)', 'Арракін (загін і шпигун)', {
    copies: 1,
    term: { by: 'visit', space: 'arrakeen' },
    reward: [recruit(1), placeSpy()],
  }),
  contract('contract-deliver-supplies', 'Deliver Supplies', 'Доставлення припасів', {
    copies: 1,
    term: { by: 'visit', space: 'deliver-supplies' },
    reward: [solari(3)],
  }),
  contract('contract-espionage', 'Espionage', 'Шпигунство', {
    copies: 2,
    term: { by: 'visit', space: 'espionage' },
    reward: [solari(3)],
  }),
  contract('contract-harvest-3', 'Harvest 3+', 'Урожай 3+', {
    copies: 2,
    term: { by: 'harvest', spice: 3 },
    reward: [solari(3)],
  }),
  contract('contract-harvest-4', 'Harvest 4+', 'Урожай 4+', {
    copies: 1,
    term: { by: 'harvest', spice: 4 },
    reward: [solari(4)],
  }),
  contract('contract-heighliner-water', 'Heighliner (water)', 'Гайлайнер (вода)', {
    copies: 1,
    term: { by: 'visit', space: 'heighliner' },
    reward: [water(2)],
  }),
  contract('contract-heighliner-troops', 'Heighliner (troops)', 'Гайлайнер (загони)', {
    copies: 1,
    term: { by: 'visit', space: 'heighliner' },
    reward: [recruit(2)],
  }),
  contract('contract-high-council-influence', 'High Council (influence)', 'Вища рада (вплив)', {
    copies: 1,
    term: { by: 'visit', space: 'high-council' },
    reward: [influence('bene-gesserit')],
  }),
  contract('contract-high-council-solari', 'High Council (solari)', 'Вища рада (солярії)', {
    copies: 1,
    term: { by: 'visit', space: 'high-council' },
    reward: [solari(3)],
  }),
  contract('contract-immediate', 'Immediate', 'Терміновий', {
    copies: 1,
    term: { by: 'taking' },
    reward: [solari(2)],
  }),
  contract(
    'contract-research-station-spy',
    'Research Station (solari and spy)',
    'Дослідна станція (солярії та шпигун)',
    { copies: 1, term: { by: 'visit', space: 'research-station' }, reward: [solari(2), placeSpy()] },
  ),
  contract('contract-research-station-solari', 'Research Station (solari)', 'Дослідна станція (солярії)', {
    copies: 1,
    term: { by: 'visit', space: 'research-station' },
    reward: [solari(3)],
  }),
  contract('contract-sardaukar-cards', 'Sardaukar (cards)', 'Сардаукар (карти)', {
    copies: 1,
    term: { by: 'visit', space: 'sardaukar' },
    reward: [draw(2)],
  }),
  contract('contract-sardaukar-recall', 'Sardaukar (recall)', 'Сардаукар (відкликання)', {
    copies: 1,
    term: { by: 'visit', space: 'sardaukar' },
    reward: [recallOtherAgent],
  }),
  contract('contract-spice-refinery-cards', 'Spice Refinery (cards)', 'Меланжоочисний завод (карти)', {
    copies: 1,
    term: { by: 'visit', space: 'spice-refinery' },
    reward: [draw(2)],
  }),
  contract('contract-spice-refinery-water', 'Spice Refinery (water)', 'Меланжоочисний завод (вода)', {
    copies: 1,
    term: { by: 'visit', space: 'spice-refinery' },
    reward: [water(1)],
  }),
];
