import {
  acquire,
  atReveal,
  choose,
  chooseTwo,
  deploy,
  draw,
  drawIntrigue,
  influence,
  influenceAtLeast,
  pay,
  placeSharedSpy,
  placeSpy,
  placeSpyOn,
  points,
  recruit,
  removeFromRow,
  removeShieldWall,
  retreat,
  sandwormsInConflict,
  solari,
  spice,
  spiesOnBoard,
  summon,
  swords,
  trash,
  water,
  when,
  whenAcquiring,
  whenOr,
} from '../../effects/build.js';
import type { Intrigue } from '../component.js';
import { intrigue } from '../declare.js';

/** The intrigue deck, in the order of ids. */
export const INTRIGUES: readonly Intrigue[] = [
  intrigue('buy-access', 'Buy Access', 'Купівля доступу', {
    copies: 1,
    plot: {
      cost: { solari: 5 },
      effects: [
        chooseTwo(
          [influence('emperor')],
          [influence('guild')],
          [influence('bene-gesserit')],
          [influence('fremen')],
        ),
      ],
    },
  }),
  intrigue('call-to-arms', 'Call to Arms', 'Заклик до зброї', {
    copies: 1,
    plot: [atReveal(whenAcquiring('any', recruit(1)))],
  }),
  intrigue('change-allegiances', 'Change Allegiances', 'Зміна прихильностей', {
    copies: 1,
    plot: [pay({ influence: 1 }, influence('any')), pay({ spice: 3 }, influence('any'))],
  }),
  intrigue('contingency-plan', 'Contingency Plan', 'Запасний план', {
    copies: 3,
    plot: [solari(2)],
    combat: [swords(3)],
  }),
  intrigue('councilors-ambition', 'Councilor’s Ambition', 'Амбіції радника', {
    copies: 1,
    plot: { condition: { is: 'council-seat' }, effects: [water(2)] },
  }),
  intrigue('crysknife', 'Crysknife', 'Крис-ніж', {
    copies: 1,
    plot: [spice(1)],
    endgame: { cost: { flip: 'crysknife' }, effects: [points(1)] },
  }),
  intrigue('cunning', 'Cunning', 'Хитрість', {
    copies: 1,
    plot: [choose([draw(1)], [pay({ spice: 1 }, draw(1), trash)])],
  }),
  intrigue('depart-for-arrakis', 'Depart for Arrakis', 'Відправлення на Арракіс', {
    copies: 1,
    plot: [pay({ spice: 2 }, recruit(3)), when(influenceAtLeast('guild', 3), draw(1))],
  }),
  intrigue('desert-mouse', 'Desert Mouse', 'Пустельна миша', {
    copies: 1,
    plot: [spice(1)],
    endgame: { cost: { flip: 'desert-mouse' }, effects: [points(1)] },
  }),
  intrigue('detonation', 'Detonation', 'Підрив', {
    copies: 2,
    plot: [choose([removeShieldWall], [deploy(4)])],
  }),
  intrigue('devour', 'Devour', 'Поглинання', {
    copies: 1,
    combat: [swords(2), when(sandwormsInConflict(1), swords(2), trash)],
  }),
  intrigue('distraction', 'Distraction', 'Відвернути увагу', {
    copies: 2,
    plot: { condition: { is: 'units-deployed', atLeast: 3 }, waits: true, effects: [placeSharedSpy()] },
  }),
  intrigue('find-weakness', 'Find Weakness', 'Знайти слабке місце', {
    copies: 1,
    combat: [swords(2), pay({ spies: 1 }, swords(3))],
  }),
  intrigue('go-to-ground', 'Go to Ground', 'Залягти на дно', {
    copies: 1,
    combat: { cost: { retreat: [1, 2] }, effects: [placeSpy()] },
  }),
  intrigue('imperium-politics', 'Imperium Politics', 'Політика Імперіуму', {
    copies: 1,
    plot: { cost: { solari: 1 }, effects: [influence(['emperor', 'guild'])] },
  }),
  intrigue('impress', 'Impress', 'Справити враження', { copies: 1, combat: [swords(2), acquire(3)] }),
  intrigue('inspire-awe', 'Inspire Awe', 'Викликати трепет', {
    copies: 1,
    plot: [whenOr(sandwormsInConflict(1), [acquire(3, 'hand')], [acquire(3)])],
  }),
  intrigue('intelligence-report', 'Intelligence Report', 'Звіт розвідки', {
    copies: 1,
    plot: [draw(1), when(spiesOnBoard(2), draw(1))],
  }),
  intrigue('manipulate', 'Manipulate', 'Маніпулювання', { copies: 1, plot: [removeFromRow] }),
  intrigue('market-opportunity', 'Market Opportunity', 'Ринкова можливість', {
    copies: 1,
    plot: [choose([pay({ spice: 2 }, solari(5))], [pay({ solari: 5 }, spice(5))])],
  }),
  intrigue('mercenaries', 'Mercenaries', 'Найманці', {
    copies: 1,
    plot: { cost: { solari: 3 }, effects: [drawIntrigue(1), recruit(2)] },
  }),
  intrigue('opportunism', 'Opportunism', 'Опортунізм', {
    copies: 1,
    plot: { cost: { influence: 2, solari: 2 }, effects: [points(1)] },
  }),
  intrigue('ornithopter', 'Ornithopter', 'Орнітоптер', {
    copies: 1,
    plot: [spice(1)],
    endgame: { cost: { flip: 'ornithopter' }, effects: [points(1)] },
  }),
  intrigue('questionable-methods', 'Questionable Methods', 'Сумнівні методи', {
    copies: 1,
    combat: [swords(1), pay({ influence: 1 }, swords(4))],
  }),
  intrigue('secure-spice-trade', 'Secure Spice Trade', 'Безпечна торгівля прянощами', {
    copies: 1,
    endgame: {
      condition: { is: 'owns', card: 'the-spice-must-flow', atLeast: 2 },
      effects: [points(1), spice(2)],
    },
  }),
  intrigue('shaddams-favor', 'Shaddam’s Favor', 'Прихильність Шаддама', {
    copies: 1,
    plot: [recruit(1), when(influenceAtLeast('emperor', 3), solari(3))],
  }),
  intrigue('shadow-alliance', 'Shadow Alliance', 'Таємний альянс', {
    copies: 1,
    endgame: { condition: { is: 'shadow-alliance', atLeast: 4 }, effects: [points(1)] },
  }),
  intrigue('sietch-ritual', 'Sietch Ritual', 'Ритуал січі', {
    copies: 1,
    plot: { cost: { discard: 1 }, effects: [influence(['bene-gesserit', 'fremen'])] },
  }),
  intrigue('special-mission', 'Special Mission', 'Особливе завдання', {
    copies: 2,
    plot: [choose([placeSpyOn('city')], [pay({ spies: 1 }, removeShieldWall, spice(2))])],
  }),
  intrigue('spice-is-power', 'Spice is Power', 'Прянощі — це влада', {
    copies: 1,
    combat: [choose([pay({ retreat: 3 }, spice(3))], [pay({ spice: 3 }, swords(6))])],
  }),
  intrigue('spring-the-trap', 'Spring the Trap', 'Зачинити пастку', {
    copies: 1,
    combat: { cost: { spies: 2 }, effects: [swords(7)] },
  }),
  intrigue('strategic-stockpiling', 'Strategic Stockpiling', 'Стратегічні запаси', {
    copies: 1,
    plot: [pay({ spice: 5 }, points(1)), when(influenceAtLeast('fremen', 3), pay({ water: 3 }, points(1)))],
  }),
  intrigue('tactical-option', 'Tactical Option', 'Тактичний вибір', {
    copies: 1,
    combat: [choose([swords(2)], [retreat('any')])],
  }),
  intrigue('unexpected-allies', 'Unexpected Allies', 'Несподівані союзники', {
    copies: 1,
    plot: { cost: { water: 2 }, effects: [removeShieldWall, summon(1)] },
  }),
  intrigue('weirding-combat', 'Weirding Combat', 'Химерний бій', {
    copies: 1,
    combat: [swords(3), when(influenceAtLeast('bene-gesserit', 3), swords(2))],
  }),
];
