import { type Phrase, plainText } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { BASE } from '../content/base/edition.js';
import type { Ability, Leader } from '../content/component.js';
import * as is from '../effects/build.js';
import type { Effect } from '../effects/effect.js';
import { wordAbility, wordLeader, wordTraining } from './leader.js';

const name = { en: 'Arrakeen', uk: 'Арракін' };
const names = {
  edition: BASE,
  card: () => ({ name: { en: 'Diplomacy', uk: 'Дипломатія' } }),
  space: () => ({ name }),
  contract: (id: string) => ({
    name:
      id === 'cards'
        ? { en: 'Sardaukar (cards)', uk: 'Сардаукар (карти)' }
        : { en: 'Sardaukar (recall)', uk: 'Сардаукар (відкликання)' },
  }),
};

const texts = (boxes: Readonly<Record<string, Phrase | undefined>>) =>
  Object.fromEntries(Object.entries(boxes).map(([box, phrase]) => [box, plainText(phrase ?? [])]));

describe('a leader', () => {
  const ABILITIES: Record<Ability['on'], [ability: Ability, en: string, uk: string]> = {
    setup: [
      { on: 'setup', effects: [is.spice(1), is.solari(1)] },
      'At the start of the game gain 1 spice and 1 solari.',
      'На початку гри отримайте 1 прянощі й 1 солярій.',
    ],
    'look-at-deck': [
      { on: 'look-at-deck' },
      'You may look at the top card of your deck at any time.',
      'Можете будь-коли дивитися на верхню карту своєї колоди.',
    ],
    'space-cost': [
      { on: 'space-cost', icon: 'landsraad', solariLess: 1 },
      'Landsraad spaces cost you 1 solari less.',
      'Локації Ландсрааду коштують вам на 1 солярій менше.',
    ],
    'space-solari-paid': [
      { on: 'space-solari-paid', effects: [is.draw(1)] },
      'Whenever you pay solari as the cost of a space, draw 1 card.',
      'Щоразу, коли платите солярії як ціну локації, візьміть 1 карту.',
    ],
    harvest: [
      { on: 'harvest', spiceLess: 1, effects: [is.draw(1)] },
      'Whenever you harvest spice from a Maker space, gain 1 spice less, but draw 1 card.',
      'Щоразу, коли збираєте прянощі на локації видобутку, отримайте на 1 прянощі менше, але візьміть 1 карту.',
    ],
    'council-seat': [
      { on: 'council-seat', effects: [is.influence('any')] },
      'When you take a High Council seat, gain 1 influence with any faction.',
      'Коли займаєте місце у Вищій раді, здобудьте 1 очко впливу на будь-яку фракцію.',
    ],
    'enemy-agents': [
      { on: 'enemy-agents', ignoredOn: ['landsraad', 'city'] },
      'Opponents’ agents do not keep you out of Landsraad and City spaces.',
      'Агенти суперників не заважають вам відправляти своїх на локації Ландсрааду й Міста.',
    ],
    'reveal-turn': [
      { on: 'reveal-turn', effects: [is.pay({ spies: 1 }, is.swords(2))] },
      'On each of your Reveal turns: recall 1 of your spies → gain 2 swords.',
      'Під час кожного свого ходу «Розкрити карти»: відкличте 1 свого шпигуна → отримайте 2 мечі.',
    ],
    'reach-two': [
      { on: 'reach-two', faction: 'bene-gesserit', effects: [is.spice(2)] },
      'Whenever you reach 2 influence with the Bene Gesserit, gain 2 spice.',
      'Щоразу, коли досягаєте 2 очок впливу на Бене Ґессерит, отримайте 2 прянощів.',
    ],
    visit: [
      { on: 'visit', icons: ['bene-gesserit', 'fremen'], effects: [is.pay({ water: 1 }, is.repeatSpace)] },
      'Once per turn, when you send an agent to a Bene Gesserit or Fremen space: pay 1 water → use the effect of that space again.',
      'Раз за хід, коли відправляєте агента на локацію Бене Ґессерит або Фрименів: заплатіть 1 воду → ще раз застосуйте ефект цієї локації.',
    ],
    smuggling: [
      { on: 'smuggling', without: 'diplomacy', effects: [is.spice(1)] },
      'Your starting deck has no Diplomacy card. Whenever an opponent sends an agent to a Maker space you are spying on, gain 1 spice.',
      'У вашій початковій колоді немає карти «Дипломатія». Щоразу, коли суперник відправляє агента на локацію видобутку, за якою ви шпигуєте, отримайте 1 прянощі.',
    ],
    'contracts-aside': [
      { on: 'contracts-aside', contracts: ['cards', 'recall'] },
      'At setup set aside the contracts Sardaukar (cards) and Sardaukar (recall): only you may take them instead of face-up ones.',
      'Під час приготування відкладіть контракти «Сардаукар (карти)» й «Сардаукар (відкликання)»: лише ви можете брати їх замість відкритих.',
    ],
    masterstroke: [
      { on: 'masterstroke', tokens: 2, troops: 4 },
      'At setup secretly choose 2 of the 4 faction tokens. The first time you deploy 4+ troops to the Conflict in one turn, reveal them and gain 1 influence with each of those factions.',
      'Під час приготування таємно виберіть 2 з 4 жетонів фракцій. Коли вперше розгорнете в Зоні конфлікту 4+ загони за один хід, покажіть ці жетони й здобудьте по 1 очку впливу на кожну з їхніх фракцій.',
    ],
  };

  it.each(Object.values(ABILITIES))('%o', (ability, en, uk) => {
    expect(plainText(wordAbility(ability, 'en', names))).toBe(en);
    expect(plainText(wordAbility(ability, 'uk', names))).toBe(uk);
  });

  it('has an ability and a signet ring', () => {
    const leader: Leader = {
      id: 'leader',
      name,
      house: name,
      complexity: 1,
      ability: { name, does: { on: 'look-at-deck' } },
      signet: {
        name,
        effects: [is.recruit(1), is.when({ is: 'any-alliance' }, is.recruit(1))],
      },
    };
    expect(texts(wordLeader(leader, 'uk', names)).signet).toBe(
      'Найміть 1 загін. Якщо маєте хоча б один союз, найміть ще 1 загін.',
    );
    expect(texts(wordLeader(leader, 'en', names)).signet).toBe(
      'Recruit 1 troop. With any alliance, recruit 1 more troop.',
    );
  });

  it('acts on each Reveal turn, on a condition or by leave', () => {
    const strong: Ability = {
      on: 'reveal-turn',
      effects: [is.when({ is: 'strength', atLeast: 6 }, is.persuasion(1))],
    };
    expect(plainText(wordAbility(strong, 'en', names))).toBe(
      'On each of your Reveal turns, with 6+ strength, gain 1 persuasion.',
    );
    expect(plainText(wordAbility(strong, 'uk', names))).toBe(
      'Під час кожного свого ходу «Розкрити карти», якщо маєте 6+ очок сили, отримайте 1 очко переконливості.',
    );
    const scouts: Ability = { on: 'reveal-turn', effects: [is.retreat(1)] };
    expect(plainText(wordAbility(scouts, 'en', names))).toBe(
      'On each of your Reveal turns, you may retreat 1 troop.',
    );
    expect(plainText(wordAbility(scouts, 'uk', names))).toBe(
      'Під час кожного свого ходу «Розкрити карти» можете відступити 1 загоном.',
    );
  });

  it('has words for the steps of a training track but its start', () => {
    const step = (...effects: Effect[]) => wordTraining({ id: 'step', effects, next: [] }, 'uk', names);
    expect(plainText(step(is.recruit(1), is.placeSpy()))).toBe('Найміть 1 загін і розмістіть 1 шпигуна.');
    expect(step()).toEqual([]);
  });
});
