import {
  type ArrakisEvent,
  type Force,
  isShared,
  type Legion,
  leaderCard,
  ownerOf,
  planningCard,
  RESULTS,
  runnerOf,
  type Side,
} from '@sietch/arrakis';
import { type Name, type Phrase, plural, type Seat, type Seen } from '@sietch/kernel';
import { wordAutomaton } from './events-automaton';
import { wordFight } from './events-fight';
import { wordWorld } from './events-world';
import { type Names, phrase, spoken } from './names';

/** Figures of a group, one after another: as the object of a verb, or named on their own. */
export function wordLegion(
  legion: Legion,
  side: Side,
  names: Names,
  as: 'object' | 'subject' = 'object',
): Phrase {
  const figures = as === 'object' ? names.figures : names.figuresNamed;
  const kinds: [string, number][] = [
    ['special', legion.special],
    ['elite', legion.elite],
    ['regular', legion.regular],
    [legion.tokens[0] ?? '', legion.tokens.length],
    [side === 'atreides' ? 'naib' : 'bashar', legion.generic],
    ...legion.named.map((id): [string, number] => [id, 1]),
  ];
  return kinds
    .filter(([, n]) => n > 0)
    .flatMap(([kind, n], i): Phrase => [...(i > 0 ? [', '] : []), ...spoken(figures(kind, n, side))]);
}

const CARDS = {
  uk: { one: 'карту', few: 'карти', many: 'карт' },
  en: { one: 'card', few: 'cards', many: 'cards' },
} as const;

/** What happened, without who did it; `undefined` for what a log need not tell. */
export function wordEvent(event: Seen<ArrakisEvent>, names: Names): Phrase | undefined {
  const told = wordDeed(event, names);
  // What partners have done together has no seat to be named by.
  const together = 'side' in event && actorOf(event, names) === undefined;
  return told === undefined || !together ? told : phrase(`${names.side(event.side)} `, told);
}

function wordDeed(event: Seen<ArrakisEvent>, names: Names): Phrase | undefined {
  const { t, war, area, die, lang } = names;
  switch (event.event) {
    case 'round':
      return [t({ uk: `Раунд ${event.round}`, en: `Round ${event.round}` })];
    case 'phase': {
      const name = war.phases[event.phase];
      return name === undefined ? undefined : [t({ uk: `Фаза: ${name}`, en: `Phase: ${name}` })];
    }
    case 'turn':
      return undefined;
    case 'rolled-actions':
      return event.results.length === 0
        ? undefined
        : phrase(t({ uk: 'кидають кубики дій: ', en: 'roll the action dice: ' }), dice(event.results, names));
    case 'acts':
      return [t({ uk: 'беруть хід', en: 'take the turn' })];
    case 'dice-divided': {
      const got = RESULTS.flatMap((result) => Array.from({ length: event.dice[result] }, () => result));
      return phrase(
        t({ uk: 'отримують кубики: ', en: 'get the dice: ' }),
        dice(got, names),
        event.aside === 0
          ? ''
          : t({ uk: ` та відкладені (${event.aside})`, en: ` and ${event.aside} set aside` }),
      );
    }
    case 'cone':
      return event.change === 'began'
        ? [t({ uk: 'радяться під конусом тиші', en: 'confer in a cone of silence' })]
        : [t({ uk: 'завершують конус тиші', en: 'end the cone of silence' })];
    case 'die-changed':
      return phrase(
        t({ uk: 'змінюють кубик на результат ', en: 'change a die to ' }),
        spoken(die(event.result)),
      );
    case 'die-spent':
      return phrase(t({ uk: 'витрачають кубик ', en: 'spend the die ' }), spoken(die(event.result)));
    case 'die-discarded':
      return phrase(t({ uk: 'втрачають кубик ', en: 'lose the die ' }), spoken(die(event.result)));
    case 'die-forced':
      return phrase(
        t({
          uk: 'Наступного ходу Харконнени мусять узяти кубик ',
          en: 'On their next turn the Harkonnen must use the die ',
        }),
        spoken(die(event.result)),
      );
    case 'bene-gesserit':
      return event.change === 'gained'
        ? [t({ uk: 'отримують жетон Бене Ґессерит', en: 'gain a Bene Gesserit token' })]
        : [
            t({
              uk: 'кладуть жетон Бене Ґессерит замість кубика',
              en: 'place a Bene Gesserit token as a die',
            }),
          ];
    case 'action':
      return [
        t({ uk: `діють: ${war.actions[event.action] ?? ''}`, en: `act: ${war.actions[event.action] ?? ''}` }),
      ];
    case 'card':
      return phrase(
        t({ uk: 'грають карту ', en: 'play ' }),
        { icon: 'card', text: '' },
        `${names.card(event.card)}`,
      );
    case 'special':
      return [
        t({
          uk: `виконують особливу дію: ${names.leader(event.leader)}`,
          en: `use the special action of ${names.leader(event.leader)}`,
        }),
      ];
    case 'drew': {
      const { cards } = event;
      const which = cards === undefined ? '' : `: ${cards.map((card) => names.card(card)).join(', ')}`;
      const drawn = `${event.n} ${plural(lang, event.n, CARDS[lang])} (${war.decks[event.deck]})${which}`;
      return [t({ uk: `беруть ${drawn}`, en: `draw ${drawn}` })];
    }
    case 'discarded':
      return event.cards.length === 0
        ? undefined
        : [
            `${t({ uk: 'скидають', en: 'discard' })} ${event.cards.map((card) => names.card(card)).join(', ')}`,
          ];
    case 'moved':
      return wordMove(event, names);
    case 'placed': {
      const fresh = event.from === 'supply' || event.from === 'aside';
      return phrase(
        fresh ? t({ uk: 'розгортають ', en: 'deploy ' }) : t({ uk: 'переносять ', en: 'place ' }),
        spoken(names.figures(event.what, event.n, event.side)),
        t({ uk: ` у ${fresh ? 'зоні' : 'зону'} ${area(event.area)}`, en: ` in ${area(event.area)}` }),
      );
    }
    case 'replaced':
      return phrase(
        t({ uk: 'замінюють ', en: 'turn ' }),
        spoken(names.figures(event.from, event.n, event.side)),
        t({ uk: ' на ', en: ' into ' }),
        spoken(names.figures(event.to, event.n, event.side)),
        t({ uk: ` у зоні ${area(event.area)}`, en: ` in ${area(event.area)}` }),
      );
    case 'leader-entered': {
      const leader = names.leaderObject(event.leader);
      return [t({ uk: `вводять у гру ${leader}`, en: `bring ${leader} into play` })];
    }
    case 'leader-gone': {
      const leader = names.leaderObject(event.leader);
      return [t({ uk: `вилучають із гри ${leader}`, en: `remove ${leader} from the game` })];
    }
    case 'tank': {
      const leader = names.leaderObject(event.leader);
      return event.change === 'entered'
        ? [
            t({
              uk: `кладуть у резервуар регенерації ${leader}`,
              en: `put ${leader} into the regeneration tank`,
            }),
          ]
        : [
            t({
              uk: `забирають із резервуара регенерації ${leader}`,
              en: `take ${leader} out of the regeneration tank`,
            }),
          ];
    }
    default:
      return wordFight(event, names) ?? wordWorld(event, names) ?? wordAutomaton(event, names);
  }
}

const dice = (results: readonly string[], { die }: Names): Phrase =>
  results.flatMap((result, i): Phrase => (i === 0 ? [die(result)] : [' ', die(result)]));

type Moved = Extract<ArrakisEvent, { event: 'moved' }>;

const HOW: Readonly<Record<Moved['how'], Name>> = {
  move: { uk: 'переміщують ', en: 'move ' },
  ride: { uk: 'верхи на хробаку переміщують ', en: 'sandride with ' },
  fly: { uk: 'орнітоптером перевозять ', en: 'fly ' },
  retreat: { uk: 'відступають: ', en: 'retreat with ' },
  advance: { uk: 'вводять у зону ', en: 'advance with ' },
  carry: { uk: 'переносять ', en: 'carry ' },
  displace: { uk: 'мусять відвести ', en: 'are pushed away with ' },
};

function wordMove({ figures, from, to, side, how }: Moved, names: Names): Phrase {
  return phrase(
    names.t(HOW[how]),
    wordLegion(figures, side, names, how === 'retreat' ? 'subject' : 'object'),
    `: ${names.area(from)} → ${names.area(to)}`,
  );
}

/** The seat an event is about, if there is one. */
export function actorOf(event: Seen<ArrakisEvent>, { view, seatOf }: Names): Seat | undefined {
  if (!('side' in event)) return undefined;
  if (!isShared(view, event.side)) return seatOf(event.side);
  const force = forceIn(event);
  if (force !== undefined) return runnerOf(view, force)[0];
  const dashboard = 'dashboard' in event ? event.dashboard : event.by;
  return dashboard === undefined ? undefined : ownerOf(view, dashboard)[0];
}

/** The force whose cards or leader an event is about. */
function forceIn(event: Seen<ArrakisEvent>): Force | undefined {
  switch (event.event) {
    case 'drew':
      return event.deck;
    case 'card':
      return planningCard(event.card).deck;
    case 'discarded': {
      const [card] = event.cards;
      return card === undefined ? undefined : planningCard(card).deck;
    }
    case 'special':
      return leaderCard(event.leader).force;
    default:
      return undefined;
  }
}
