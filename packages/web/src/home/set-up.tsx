import { useState } from 'react';
import { gameName } from '../app/games';
import { goToTable } from '../app/route';
import type { Save } from '../local/messages';
import { createTable } from '../online/tables';
import { useSettings } from '../settings/settings';
import { type GameSetUp, SET_UPS, type SetUpOption, usualOptions } from './game-set-ups';
import { newSave, seatPlans } from './new-game';

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
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const { players } = options;
  const people = Math.min(wished, players);
  const online = () => {
    createTable(game, options, name.trim() || words.player(1)).then(
      (id) => goToTable(id),
      () => setProblem(words.noServer),
    );
  };
  return (
    <form className="set-up" onSubmit={(event) => event.preventDefault()}>
      <h3>{gameName(game, lang)}</h3>
      {setUp.players.length > 1 && (
        <Segments<number>
          legend={words.players}
          values={setUp.players}
          value={players}
          onPick={(n) => setOptions({ ...options, players: n })}
        />
      )}
      {setUp.options.map((option) => (
        <OptionField
          key={option.id}
          option={option}
          value={options[option.id] ?? option.initial}
          onChange={(value) => setOptions({ ...options, [option.id]: value })}
        />
      ))}
      <Segments<number>
        legend={words.people}
        values={Array.from({ length: players }, (_, i) => i + 1)}
        value={people}
        onPick={setWished}
      />
      {people > 1 && <p className="hint">{words.hotSeatHint}</p>}
      <button
        type="button"
        className="primary"
        data-start
        onClick={() => onStart(newSave(game, options, seatPlans(players, people)))}
      >
        {words.start} <small>{people > 1 ? words.hotSeat : words.solo}</small>
      </button>
      <fieldset className="online-box">
        <legend>{words.online}</legend>
        <label>
          {words.yourName}{' '}
          <input value={name} maxLength={30} onChange={({ target }) => setName(target.value)} />
        </label>
        <button type="button" className="plain" data-online onClick={online}>
          {words.createTable}
        </button>
        {problem !== undefined && (
          <p className="hint" role="alert">
            {problem}
          </p>
        )}
      </fieldset>
    </form>
  );
}

type OptionValue = string | number | boolean;

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
  const { values } = option;
  if (values === undefined)
    return <Check label={option.label(words)} value={value === true} onChange={onChange} />;
  return (
    <Segments<string | number>
      legend={option.label(words)}
      values={values.map((each) => each.value)}
      value={typeof value === 'boolean' ? '' : value}
      names={Object.fromEntries(values.map((each) => [each.value, each.name(words)]))}
      onPick={onChange}
    />
  );
}

interface SegmentsProps<T extends string | number> {
  readonly legend: string;
  readonly values: readonly T[];
  readonly value: T;
  readonly names?: Readonly<Record<T, string>>;
  onPick(value: T): void;
}

function Segments<T extends string | number>({ legend, values, value, names, onPick }: SegmentsProps<T>) {
  return (
    <fieldset className="segments">
      <legend>{legend}</legend>
      {values.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === value}
          data-pick={`${each}`}
          onClick={() => onPick(each)}
        >
          {names?.[each] ?? each}
        </button>
      ))}
    </fieldset>
  );
}

function Check({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: boolean;
  onChange(value: boolean): void;
}) {
  return (
    <label className="check">
      <input type="checkbox" checked={value} onChange={({ target }) => onChange(target.checked)} /> {label}
    </label>
  );
}
