import type { Lang } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { BASE } from '../content/base/edition.js';
import type { Edition } from '../content/component.js';
import { UPRISING } from '../content/uprising/edition.js';
import { describeEdition } from './describe.js';

/** Texts that were once read wrongly, each in full. */
const textOf = (edition: Edition, lang: Lang, id: string, box: string): string | undefined =>
  describeEdition(edition, lang).find((item) => item.id === id && box in item.text)?.text[
    box as keyof ReturnType<typeof describeEdition>[number]['text']
  ];

describe('a text says', () => {
  it.each([
    [
      UPRISING,
      'en',
      'bene-gesserit-operative',
      'reveal',
      '1 persuasion. With 2+ of your spies on the board: 2 more persuasion.',
    ],
    [
      UPRISING,
      'en',
      'muaddib',
      'ability',
      'On each of your Reveal turns, with at least one sandworm of yours in the Conflict, draw 1 intrigue card.',
    ],
    [
      UPRISING,
      'en',
      'chani-clever-tactician',
      'agent',
      'With 3+ of your units in the Conflict, draw 1 intrigue card.',
    ],
    [
      BASE,
      'en',
      'helena-richese',
      'signet',
      'Remove 1 card from the Imperium Row and refill the row; on your Reveal turn this round you may acquire the removed card for 1 persuasion less.',
    ],
    [UPRISING, 'uk', 'steersman', 'agent', 'Візьміть 1 карту й відкличте одного з інших своїх агентів.'],
  ] as const)('whose, and which: %#', (edition, lang, id, box, text) => {
    expect(textOf(edition, lang, id, box)).toBe(text);
  });

  it.each([
    [
      BASE,
      'en',
      'worm-riders',
      'reveal',
      'With 2+ influence with the Fremen: 4 swords. With an alliance with the Fremen: 2 more swords.',
    ],
    [
      BASE,
      'uk',
      'worm-riders',
      'reveal',
      'Якщо маєте 2+ очки впливу на Фрименів, отримайте 4 мечі. Якщо маєте союз із Фрименами, отримайте ще 2 мечі.',
    ],
    [
      UPRISING,
      'en',
      'sardaukar-coordination',
      'reveal',
      '2 persuasion. 1 sword for each Emperor card you revealed this turn, this one included.',
    ],
    [
      UPRISING,
      'uk',
      'sardaukar-coordination',
      'reveal',
      '2 очки переконливості. 1 меч за кожну карту Імператора, яку ви розкрили в цей хід, зокрема й цю.',
    ],
    [
      UPRISING,
      'uk',
      'princess-irulan',
      'signet',
      'Можете вибрати одне: безплатно придбайте карту ціною рівно в 1 очко переконливості й візьміть її на руку; або знищте 1 карту з руки і, якщо вона коштує 1 або більше очок переконливості, отримайте 2 прянощі.',
    ],
    [BASE, 'en', 'sell-melange', 'cost', 'At least 2 spice.'],
    [
      UPRISING,
      'en',
      'reverend-mother-jessica',
      'ability',
      'Once per turn, when you send an agent to a Bene Gesserit or Fremen space: pay 1 water → use the effect of that space again.',
    ],
    [
      UPRISING,
      'uk',
      'reverend-mother-jessica',
      'ability',
      'Раз за хід, коли відправляєте агента в локацію Бене Ґессерит або Фрименів: заплатіть 1 воду → ще раз застосуйте ефект цієї локації.',
    ],
  ] as const)('how much, and how often: %#', (edition, lang, id, box, text) => {
    expect(textOf(edition, lang, id, box)).toBe(text);
  });

  it.each([
    [
      UPRISING,
      'en',
      'detonation',
      'plot',
      'You may remove the Shield Wall from the board or deploy up to 4 troops from your garrison to the Conflict.',
    ],
    [
      UPRISING,
      'uk',
      'detonation',
      'plot',
      'Можете вилучити жетон Оборонної стіни з ігрового поля або розгорнути до 4 загонів зі свого гарнізону в Зоні конфлікту.',
    ],
    [BASE, 'en', 'guild-ambassador', 'agent', 'Gain 1 influence with the Spacing Guild or gain 2 spice.'],
    [
      BASE,
      'en',
      'plans-within-plans',
      'endgame',
      'Choose one: if you have 3+ influence with each of any 3 factions, gain 1 victory point; or, if you have 3+ influence with all 4 factions, gain 2 victory points.',
    ],
    [
      BASE,
      'en',
      'infiltrate',
      'plot',
      'Play before you send an agent: this turn you may send your agent to a space even if opponents’ agents occupy it.',
    ],
    [
      UPRISING,
      'en',
      'accept-contract',
      'effects',
      'Draw 1 card. Take 1 contract (if there is none, gain 2 solari instead).',
    ],
    [
      UPRISING,
      'uk',
      'accept-contract',
      'effects',
      'Візьміть 1 карту. Візьміть 1 контракт (якщо контрактів немає, натомість отримайте 2 солярії).',
    ],
    [
      BASE,
      'en',
      'recruitment-mission',
      'plot',
      'On your Reveal turn this round: gain 1 persuasion; you may put each card you acquire that turn on top of your deck.',
    ],
    [
      BASE,
      'en',
      'sort-through-the-chaos',
      'first',
      'At the start of the next round take the Mentat, wherever it is. Draw 1 intrigue card and gain 2 solari.',
    ],
  ] as const)('what may be done, and what instead: %#', (edition, lang, id, box, text) => {
    expect(textOf(edition, lang, id, box)).toBe(text);
  });

  it.each([
    [UPRISING, 'contract-arrakeen-water', 'term', 'Відправте агента в локацію «Арракін».'],
    [UPRISING, 'sardaukar', 'cost', 'Заплатіть 4 прянощі.'],
    [BASE, 'conspire', 'cost', 'Заплатіть 4 прянощів.'],
    [
      BASE,
      'the-voice',
      'agent',
      'Назвіть локацію ігрового поля: до вашого наступного ходу суперники не можуть відправляти туди агентів.',
    ],
  ] as const)('it in the words of the edition’s rulebook: %#', (edition, id, box, text) => {
    expect(textOf(edition, 'uk', id, box)).toBe(text);
  });
});
