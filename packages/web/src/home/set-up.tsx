import type { Seat } from '@sietch/kernel';
import { useState } from 'react';
import { gameName } from '../app/games';
import { SeatMark } from '../icons/seat-mark';
import type { Save } from '../local/messages';
import { CreateTable } from '../online/create-table';
import { Check } from '../settings/check';
import { Segments } from '../settings/segments';
import { useSettings } from '../settings/settings';
import type { Words } from '../words/words';
import {
  type GameSetUp,
  type OptionValue,
  optionsFor,
  SET_UPS,
  type SetUpOption,
  usualOptions,
  withPlayers,
} from './game-set-ups';
import { type Names, newSave, seatPlans } from './new-game';
import { PeopleNames } from './people-names';

/** The options of a game, and where it is played. */
export function SetUp({ game, onStart }: { readonly game: string; onStart(save: Save): void }) {
  const setUp = SET_UPS[game];
  return setUp === undefined ? null : <SetUpForm game={game} setUp={setUp} onStart={onStart} />;
}

interface FormProps {
  readonly game: string;
  readonly setUp: GameSetUp;
  onStart(save: Save): void;
}

function SetUpForm({ game, setUp, onStart }: FormProps) {
  const { lang, words } = useSettings();
  const [options, setOptions] = useState(() => usualOptions(setUp));
  const [wished, setWished] = useState(1);
  const [names, setNames] = useState<Names>({});
  const { players } = options;
  const people = Math.min(wished, players);
  const [wishedSeat, setWishedSeat] = useState<Seat>(0);
  // In a war the side has its colour.
  const coloured = people === 1 && players > 1 && players <= COLOURS && setUp.sideOf === undefined;
  const own = coloured ? Math.min(wishedSeat, players - 1) : 0;
  const offered = optionsFor(setUp, players);
  const usual = offered.filter(({ ruling }) => ruling === undefined);
  const rulings = offered.filter(({ ruling }) => ruling !== undefined);
  const field = (option: SetUpOption) => (
    <OptionField
      key={option.id}
      option={option}
      value={options[option.id] ?? option.initial}
      onChange={(value) => setOptions({ ...options, [option.id]: value })}
    />
  );
  return (
    <form className="set-up" onSubmit={(event) => event.preventDefault()}>
      <h3>{gameName(game, lang)}</h3>
      {setUp.players.length > 1 && (
        <Segments<number>
          legend={words.players}
          values={setUp.players}
          value={players}
          onPick={(n) => setOptions(withPlayers(setUp, options, n))}
        />
      )}
      {usual.map(field)}
      {rulings.length > 0 && (
        <details className="rulings">
          <summary>{words.rulingsTitle}</summary>
          <p className="hint">{words.rulingsHint}</p>
          {rulings.map(field)}
        </details>
      )}
      <Segments<number>
        legend={words.people}
        values={Array.from({ length: players }, (_, i) => i + 1)}
        value={people}
        onPick={setWished}
      />
      {coloured && <ColourField players={players} value={own} onPick={setWishedSeat} />}
      {people > 1 && (
        <>
          <p className="hint">{words.hotSeatHint}</p>
          <PeopleNames
            people={people}
            names={names}
            called={(seat) => setUp.sideOf?.(seat, options, words) ?? words.player(seat + 1)}
            onName={(seat, name) => setNames({ ...names, [seat]: name })}
          />
        </>
      )}
      <button
        type="button"
        className="primary"
        data-start
        onClick={() =>
          onStart(newSave(game, options, seatPlans(players, people, people > 1 ? names : {}, own)))
        }
      >
        {words.start} <small>{startHint(words, people, players)}</small>
      </button>
      <CreateTable game={game} options={options} />
    </form>
  );
}

/** So many colours and shapes there are. */
const COLOURS = 4;

/** The seat one sits at, by its colour and shape. */
function ColourField({
  players,
  value,
  onPick,
}: {
  readonly players: number;
  readonly value: Seat;
  onPick(seat: Seat): void;
}) {
  const { words } = useSettings();
  return (
    <fieldset className="segments colours">
      <legend>{words.yourColour}</legend>
      {words.colours.slice(0, players).map((name, seat) => (
        <button
          key={name}
          type="button"
          aria-pressed={seat === value}
          aria-label={name}
          title={name}
          data-colour={seat}
          onClick={() => onPick(seat)}
        >
          <SeatMark seat={seat} />
        </button>
      ))}
    </fieldset>
  );
}

/** Whoever plays alone plays against Rivals; nobody else is needed. */
function startHint(words: Words, people: number, players: number): string {
  if (people > 1) return words.hotSeat;
  return players === 1 ? words.rivals.against(2) : words.against(players - 1);
}

function OptionField({
  option,
  value,
  onChange,
}: {
  readonly option: SetUpOption;
  readonly value: OptionValue;
  onChange(value: OptionValue): void;
}) {
  const { words } = useSettings();
  const { values, several } = option;
  if (several !== undefined) {
    const chosen = Array.isArray(value) ? (value as readonly string[]) : [];
    return (
      <fieldset className="several">
        <legend>{option.label(words)}</legend>
        {several.map((each) => (
          <Check
            key={each.value}
            label={each.name(words)}
            note={each.hint?.(words)}
            value={chosen.includes(each.value)}
            onChange={(on) =>
              onChange(on ? [...chosen, each.value] : chosen.filter((other) => other !== each.value))
            }
          />
        ))}
      </fieldset>
    );
  }
  if (values === undefined)
    return (
      <Check
        label={option.label(words)}
        note={option.ruling?.(words) ?? (value === true ? option.with : option.without)?.(words)}
        value={value === true}
        onChange={onChange}
      />
    );
  const hint = values.find((each) => each.value === value)?.hint;
  return (
    <>
      <Segments<string | number>
        legend={option.label(words)}
        values={values.map((each) => each.value)}
        value={typeof value === 'string' || typeof value === 'number' ? value : ''}
        names={Object.fromEntries(values.map((each) => [each.value, each.name(words)]))}
        onPick={onChange}
      />
      {hint !== undefined && <p className="hint">{hint(words)}</p>}
    </>
  );
}
