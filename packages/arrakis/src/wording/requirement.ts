import type { Lang, Name, Phrase } from '@sietch/kernel';
import type { MarkerSteps, Requirement } from '../effects/step.js';
import { MARKERS } from '../terms.js';
import { leaderObject, leaderSubject } from './names.js';
import { markerName, TERRAIN_WORDS } from './nouns.js';

/** What a prescience card asks for. */
export function wordRequirement(lang: Lang, requires: Requirement): Phrase {
  const say = (said: Name): Phrase => [said[lang]];
  const names = (leaders: readonly string[]): string =>
    leaders.map((leader) => leaderSubject(lang, leader)).join({ uk: ' і ', en: ' and ' }[lang]);
  switch (requires.is) {
    case 'legions': {
      const { en, uk } = TERRAIN_WORDS[requires.terrain];
      return say({
        en: `Atreides legions in ${requires.n} or more ${en} areas${requires.noSietch === true ? ' without a sietch' : ''}.`,
        uk: `Легіони Атрідів щонайменше у ${requires.n} зонах ${uk}${requires.noSietch === true ? ' без січі' : ''}.`,
      });
    }
    case 'apart':
      return say({
        en: `${names(requires.leaders)} are both in deep desert areas without a sietch.`,
        uk: `${names(requires.leaders)} обоє в зонах глибокої пустелі без січі.`,
      });
    case 'together':
      return say({
        en: `${names(requires.leaders)} are in the same sietch area.`,
        uk: `${names(requires.leaders)} в одній зоні із січчю.`,
      });
    case 'show-sietch':
      return say({
        en: `Reveal the hidden sietch in ${leaderSubject(lang, requires.with)}’s area.`,
        uk: `Покажіть приховану січ у зоні, де ${leaderSubject(lang, requires.with)}.`,
      });
    case 'show-tokens':
      return say({
        en: `Reveal ${requires.n} deployment tokens in ${leaderSubject(lang, requires.with)}’s area.`,
        uk: `Розкрийте ${requires.n} жетони розгортання в зоні, де ${leaderSubject(lang, requires.with)}.`,
      });
    case 'give-up-token':
      return say({
        en: 'Give up 1 deployment token from a sietch area in a sector with a Harkonnen legion.',
        uk: 'Віддайте 1 жетон розгортання із зони січі в секторі, де є легіон Харконненів.',
      });
    case 'spend-die': {
      const name = leaderSubject(lang, requires.leader);
      if (requires.price === 'tank') {
        return say({
          en: `While ${name} is in a sector without a Harkonnen legion, spend 1 action die instead of an action and put ${leaderObject(lang, 'atreides', requires.leader)} into the regeneration tank.`,
          uk: `Поки ${name} у секторі без легіонів Харконненів, замість дії витратьте 1 кубик дії та відправте ${leaderObject(lang, 'atreides', requires.leader)} до резервуара регенерації.`,
        });
      }
      return say({
        en: `While ${name} is in a sietch area, spend 1 action die instead of an action and discard 2 planning cards.`,
        uk: `Поки ${name} у зоні із січчю, замість дії витратьте 1 кубик дії та скиньте 2 карти планування.`,
      });
    }
    case 'rode':
      return say({
        en: 'A legion with a named leader sandrides into an empty desert area.',
        uk: 'Легіон з іменованим лідером піщаною гонитвою входить у порожню зону пустелі.',
      });
    case 'raided':
      return say({
        en: 'A legion removes a harvester by moving or advancing into its area; a retreat does not count.',
        uk: 'Легіон вилучає гарвестер, увійшовши в його зону переміщенням або після виграної битви; відступ не рахується.',
      });
    case 'beat-special':
      return say({
        en: 'Win a battle against a legion that had sardaukar.',
        uk: 'Виграйте битву проти легіону, в якому були сардаукари.',
      });
    case 'worm-killed':
      return say({
        en: 'A sandworm attack removes a harvester or destroys a whole legion.',
        uk: 'Атака піщаного хробака вилучає гарвестер або знищує цілий легіон.',
      });
    case 'won-with':
      return say({
        en: `Attack with ${leaderSubject(lang, requires.leader)} and win the battle.`,
        uk: `Атакуйте легіоном, у якому ${leaderSubject(lang, requires.leader)}, і виграйте битву.`,
      });
  }
}

/** `Kwisatz Haderach +2`. */
export function wordMarkers(lang: Lang, markers: MarkerSteps, sign = '+'): Phrase {
  return MARKERS.filter((marker) => (markers[marker] ?? 0) > 0).flatMap((marker, i): Phrase => {
    const n = markers[marker] ?? 0;
    return [i === 0 ? '' : ', ', { icon: marker, n, text: `${markerName(lang, marker)} ${sign}${n}` }];
  });
}
