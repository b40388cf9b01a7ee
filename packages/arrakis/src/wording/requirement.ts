import type { Lang, Phrase } from '@sietch/kernel';
import type { MarkerSteps, Requirement } from '../effects/step.js';
import { MARKERS } from '../terms.js';
import { leaderObject, leaderSubject } from './names.js';
import { markerName, TERRAIN_WORDS } from './nouns.js';

/** What a prescience card asks for. */
export function wordRequirement(lang: Lang, requires: Requirement): Phrase {
  const uk = lang === 'uk';
  const say = (en: string, ukrainian: string): Phrase => [uk ? ukrainian : en];
  const names = (leaders: readonly string[]): string =>
    leaders.map((leader) => leaderSubject(lang, leader)).join(uk ? ' і ' : ' and ');
  switch (requires.is) {
    case 'legions': {
      const { en, uk: ukrainian } = TERRAIN_WORDS[requires.terrain];
      return say(
        `Atreides legions in ${requires.n} or more ${en} areas${requires.noSietch === true ? ' without a sietch' : ''}.`,
        `Легіони Атрідів щонайменше у ${requires.n} зонах ${ukrainian}${requires.noSietch === true ? ' без січі' : ''}.`,
      );
    }
    case 'apart':
      return say(
        `${names(requires.leaders)} are both in deep desert areas without a sietch.`,
        `${names(requires.leaders)} обоє в зонах глибокої пустелі без січі.`,
      );
    case 'together':
      return say(
        `${names(requires.leaders)} are in the same sietch area.`,
        `${names(requires.leaders)} в одній зоні із січчю.`,
      );
    case 'show-sietch':
      return say(
        `Reveal the hidden sietch in ${leaderSubject(lang, requires.with)}’s area.`,
        `Покажіть приховану січ у зоні, де ${leaderSubject(lang, requires.with)}.`,
      );
    case 'show-tokens':
      return say(
        `Reveal ${requires.n} deployment tokens in ${leaderSubject(lang, requires.with)}’s area.`,
        `Розкрийте ${requires.n} жетони розгортання в зоні, де ${leaderSubject(lang, requires.with)}.`,
      );
    case 'give-up-token':
      return say(
        'Give up 1 deployment token from a sietch area in a sector with a Harkonnen legion.',
        'Віддайте 1 жетон розгортання із зони січі в секторі, де є легіон Харконненів.',
      );
    case 'spend-die': {
      const name = leaderSubject(lang, requires.leader);
      if (requires.price === 'tank') {
        return say(
          `While ${name} is in a sector without a Harkonnen legion, spend 1 action die instead of an action and put ${leaderObject(lang, 'atreides', requires.leader)} into the regeneration tank.`,
          `Поки ${name} у секторі без легіонів Харконненів, замість дії витратьте 1 кубик дії та відправте ${leaderObject(lang, 'atreides', requires.leader)} до резервуара регенерації.`,
        );
      }
      return say(
        `While ${name} is in a sietch area, spend 1 action die instead of an action and discard 2 planning cards.`,
        `Поки ${name} у зоні із січчю, замість дії витратьте 1 кубик дії та скиньте 2 карти планування.`,
      );
    }
    case 'rode':
      return say(
        'A legion with a named leader sandrides into an empty desert area.',
        'Легіон з іменованим лідером піщаною гонитвою входить у порожню зону пустелі.',
      );
    case 'raided':
      return say(
        'A legion removes a harvester by moving or advancing into its area; a retreat does not count.',
        'Легіон вилучає гарвестер, увійшовши в його зону переміщенням або після виграної битви; відступ не рахується.',
      );
    case 'beat-special':
      return say(
        'Win a battle against a legion that had sardaukar.',
        'Виграйте битву проти легіону, в якому були сардаукари.',
      );
    case 'worm-killed':
      return say(
        'A sandworm attack removes a harvester or destroys a whole legion.',
        'Атака піщаного хробака вилучає гарвестер або знищує цілий легіон.',
      );
    case 'won-with':
      return say(
        `Attack with ${leaderSubject(lang, requires.leader)} and win the battle.`,
        `Атакуйте легіоном, у якому ${leaderSubject(lang, requires.leader)}, і виграйте битву.`,
      );
  }
}

/** `Kwisatz Haderach +2`. */
export function wordMarkers(lang: Lang, markers: MarkerSteps, sign = '+'): Phrase {
  return MARKERS.filter((marker) => (markers[marker] ?? 0) > 0).flatMap((marker, i): Phrase => {
    const n = markers[marker] ?? 0;
    return [i === 0 ? '' : ', ', { icon: marker, n, text: `${markerName(lang, marker)} ${sign}${n}` }];
  });
}
