import type { Seat } from '@sietch/kernel';
import { useState } from 'react';
import { gameName } from '../app/games';
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
import { firstSeats, type Names, newSave, seatPlans } from './new-game';
import { PeopleNames } from './people-names';
import { PeopleSeats } from './people-seats';

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
  const [own, setOwn] = useState<readonly Seat[]>([0]);
  const [names, setNames] = useState<Names>({});
  const { players } = options;
  const differ = setUp.seatsDiffer?.includes(players) ?? false;
  const people = differ ? own : firstSeats(Math.min(wished, players));
  const called = (seat: Seat) => setUp.sideOf?.(seat, options, words) ?? words.player(seat + 1);
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
      {differ ? (
        <PeopleSeats players={players} people={people} called={called} onPeople={setOwn} />
      ) : (
        <Segments<number>
          legend={words.people}
          values={Array.from({ length: players }, (_, i) => i + 1)}
          value={people.length}
          onPick={setWished}
        />
      )}
      {people.length > 1 && (
        <>
          <p className="hint">{words.hotSeatHint}</p>
          <PeopleNames
            people={people}
            names={names}
            called={called}
            onName={(seat, name) => setNames({ ...names, [seat]: name })}
          />
        </>
      )}
      <button
        type="button"
        className="primary"
        data-start
        onClick={() =>
          onStart(newSave(game, options, seatPlans(players, people, people.length > 1 ? names : {})))
        }
      >
        {words.start} <small>{startHint(words, people.length, players)}</small>
      </button>
      <CreateTable game={game} options={options} />
    </form>
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
            note={chosen.includes(each.value) ? each.hint?.(words) : undefined}
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
