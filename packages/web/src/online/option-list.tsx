import type { TableInfo } from '@sietch/protocol';
import { agreesOnTalk, optionsFor, SET_UPS, seatName } from '../home/game-set-ups';
import type { SetUpOption } from '../home/set-up-option';
import { useSettings } from '../settings/settings';
import type { Words } from '../words/words';
import { wordClock } from './time';

/** `undefined` for what a person cannot choose on the home screen. */
function wordValue(
  { id, values, several, byName, seats: named }: SetUpOption,
  { game, options, seats }: TableInfo,
  words: Words,
): string | undefined {
  const value = options[id];
  if (typeof value === 'number' && named !== undefined) return seatName(SET_UPS[game], value, options, words);
  const chosen = { ...options, players: seats.length };
  if (several !== undefined) {
    const on = several.filter(
      (each) => (Array.isArray(value) && value.includes(each.value)) || each.broughtBy?.(chosen),
    );
    return on.map((each) => each.name(words)).join(', ') || words.net.no;
  }
  if (byName !== undefined && Array.isArray(value)) {
    const named = byName.among(chosen).filter((each) => value.includes(each.value));
    return named.map((each) => each.name(words)).join(', ');
  }
  if (values === undefined) return value === true ? words.net.yes : words.net.no;
  return values.find((each) => each.value === value)?.name(words);
}

/** What was agreed on, in words: the game's options as they are chosen on the home screen, and the clock. */
export function OptionList({ table }: { readonly table: TableInfo }) {
  const { words } = useSettings();
  const setUp = SET_UPS[table.game];
  const options = (setUp === undefined ? [] : optionsFor(setUp, table.seats.length)).filter(
    ({ personal }) => !personal,
  );
  const told: readonly (readonly [string, string | undefined])[] = [
    [words.players, String(table.seats.length)],
    ...options.map((option) => [option.label(words), wordValue(option, table, words)] as const),
    [
      words.net.teamChat,
      agreesOnTalk(table.game, table.seats.length) && table.settings.chat
        ? table.settings.teamChat
          ? words.net.yes
          : words.net.no
        : undefined,
    ],
    [words.net.clock, wordClock(table.settings.clock, words)],
  ];
  const rivals = setUp?.rivals?.(table.seats.length) ?? 0;
  return (
    <>
      <dl className="options">
        {told.map(
          ([name, value]) =>
            value !== undefined && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {rivals > 0 && <p className="hint">{setUp?.rivalsHint?.(table.seats.length, words)}</p>}
    </>
  );
}
