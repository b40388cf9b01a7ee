import {
  type ArrakisEvent,
  attackedIn,
  attackerIn,
  PURPOSES,
  type Purpose,
  tacticCard,
} from '@sietch/arrakis';
import type { Name, Phrase, Seen } from '@sietch/kernel';
import { OPEN, WHY } from './automaton-words';
import { type Names, phrase, spoken } from './names';
import { wordColouredToken } from './token';

/** Where tokens lie that are told apart by that. */
type Places = Readonly<Record<string, string>>;

/** A candidate of a list of the automaton, by what it is. */
export function wordCandidate(purpose: Purpose, candidate: string, names: Names, at: Places = {}): Phrase {
  switch (PURPOSES[purpose]) {
    case 'area':
      return [names.area(candidate)];
    case 'pair':
      return [`${names.area(attackerIn(candidate))} → ${names.area(attackedIn(candidate))}`];
    case 'air':
      return [names.zone(candidate)];
    case 'sector':
      return [names.sector(candidate)];
    case 'leader':
      return [names.leader(candidate)];
    case 'prescience':
      return [names.prescience(candidate)];
    case 'token':
      return wordColouredToken(candidate, at[candidate], names);
    case 'power':
      return [names.power(candidate)];
    case 'deck':
      return [names.deck(candidate)];
  }
}

function listed(purpose: Purpose, candidates: readonly string[], names: Names, at?: Places): Phrase {
  return candidates.flatMap((one, i) => phrase(i === 0 ? '' : ', ', wordCandidate(purpose, one, names, at)));
}

type Told<K extends ArrakisEvent['event']> = Extract<ArrakisEvent, { readonly event: K }>;

/** `nearest to any sietch (out: Arsunt)`; a line by which nothing fell out is told by its name. */
function wordReason(
  purpose: Purpose,
  { criterion, out }: Told<'criteria'>['steps'][number],
  names: Names,
): Phrase {
  const { t } = names;
  const why = t(WHY[criterion]);
  if (out.length === 0) return [`${why}; `];
  return phrase(`${why} (`, t({ uk: 'відпадає: ', en: 'out: ' }), listed(purpose, out, names), '); ');
}

/** `Way: nearest to any sietch (out: Arsunt); → Carthag`. */
function wordCriteria({ purpose, steps, left, all, at }: Told<'criteria'>, names: Names): Phrase {
  const { t } = names;
  const heading = `${t(OPEN[purpose].about)}: `;
  const reasons = steps.map((step) => wordReason(purpose, step, names));
  if (left.length === 0) return phrase(heading, ...reasons, t({ uk: 'неможливо', en: 'not possible' }));
  const chosen = left.length === 1 || all === true;
  const open = chosen ? '→ ' : t({ uk: 'лишається на вибір: ', en: 'left to choose from: ' });
  return phrase(heading, ...reasons, open, listed(purpose, left, names, at));
}

const TACTIC: Readonly<Record<Told<'tactic'>['change'], Name>> = {
  harvest: { uk: 'Харконнени збирають прянощі в секторі', en: 'The Harkonnen harvest in the sector' },
  target: { uk: 'Цільова січ Харконненів', en: 'Target sietch of the Harkonnen' },
  'same-sector': {
    uk: 'Карту тактики скинуто, той самий сектор',
    en: 'Tactics card laid aside, the same sector',
  },
  destroyed: {
    uk: 'Карту тактики скинуто, січ знищена',
    en: 'Tactics card laid aside, its sietch is destroyed',
  },
  taken: { uk: 'Ціль знищено', en: 'The target is destroyed' },
};

/** What the automaton does, step by step. */
export function wordAutomaton(event: Seen<ArrakisEvent>, names: Names): Phrase | undefined {
  const { t, war, area, die, card } = names;
  switch (event.event) {
    case 'tactic': {
      const { name, sector } = tacticCard(event.card);
      const what = event.change === 'harvest' ? war.automaton.sectors[sector] : t(name);
      return phrase({ icon: 'target', text: '' }, `${t(TACTIC[event.change])}: ${what}`);
    }
    case 'reinforced':
      return [
        t({
          uk: `Колода підкріплень: +${event.n} (${war.decks[event.deck]})`,
          en: `Reinforcement deck: +${event.n} (${war.decks[event.deck]})`,
        }),
      ];
    case 'automaton-die':
      return phrase(
        t({ uk: 'Харконнени кидають кубик: ', en: 'The Harkonnen roll a die: ' }),
        spoken(die(event.result)),
        event.rerolled.length === 0
          ? ''
          : t({
              uk: ` (перекинуто: ${event.rerolled.length})`,
              en: ` (rolled again: ${event.rerolled.length})`,
            }),
      );
    case 'criteria':
      return wordCriteria(event, names);
    case 'picked':
      return phrase(
        t({ uk: 'Ви обрали за Харконненів: ', en: 'You chose for the Harkonnen: ' }),
        wordCandidate(event.purpose, event.candidate, names, event.at),
      );
    case 'card-failed':
      return [
        t({
          uk: `Частину карти ${card(event.card)} виконати неможливо: без ефекту вона йде в колоду підкріплень`,
          en: `A part of ${card(event.card)} cannot be carried out: without effect it joins the reinforcements`,
        }),
      ];
    case 'set-beside':
      return [
        t({ uk: `${card(event.card)} лежить біля поля`, en: `${card(event.card)} lies beside the board` }),
      ];
    case 'die-freed':
      return [
        t({
          uk: 'Замість жетона Бене Ґессерит Харконнени беруть кубик із поля «Прянощі повинні текти»',
          en: 'Instead of a Bene Gesserit token the Harkonnen take a die from The Spice Must Flow',
        }),
      ];
    case 'detour':
      return phrase(
        { icon: 'target', text: '' },
        t({
          uk: `Ціль надто сильна: цього ходу легіони рушають до зони ${area(event.area)}`,
          en: `The target is too strong: this turn legions move to ${area(event.area)}`,
        }),
      );
    case 'garrisoned':
      return phrase(
        { icon: 'deployment-token', text: '' },
        t({
          uk: `Легіон пішов: у зоні ${area(event.area)} лишаються жетони розгортання (${event.tokens.length})`,
          en: `The legion has left: ${event.tokens.length} deployment tokens stay in ${area(event.area)}`,
        }),
      );
    case 'deck-renewed':
      return [
        t({
          uk: `Колоду «${war.decks[event.deck]}» перетасовано зі скиду`,
          en: `The deck of ${war.decks[event.deck]} is shuffled anew`,
        }),
      ];
    default:
      return undefined;
  }
}
