import { useState } from 'react';
import { gameName } from '../app/games';
import { goToTable } from '../app/route';
import type { Save } from '../local/messages';
import { createTable } from '../online/tables';
import { useSettings } from '../settings/settings';
import { newSave, seatPlans } from './new-game';

const METHODS = ['random', 'choose', 'draft'] as const;
type Method = (typeof METHODS)[number];

/** The options of a game, and where it is played. */
export function SetUp({ game, onStart }: { readonly game: string; onStart(save: Save): void }) {
  const { lang, words } = useSettings();
  const [players, setPlayers] = useState<3 | 4>(4);
  const [people, setPeople] = useState(1);
  const [leaders, setLeaders] = useState<Method>('random');
  const [choam, setChoam] = useState(true);
  const [confirmTurns, setConfirmTurns] = useState(false);
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const options = { players, leaders, confirmTurns, ...(game === 'uprising' && { choam }) };
  const methodNames = { random: words.leadersRandom, choose: words.leadersChoose, draft: words.leadersDraft };
  const online = () => {
    createTable(game, options, name.trim() || words.player(1)).then(
      (id) => goToTable(id),
      () => setProblem(words.noServer),
    );
  };
  return (
    <form className="set-up" onSubmit={(event) => event.preventDefault()}>
      <h3>{gameName(game, lang)}</h3>
      <Segments<number>
        legend={words.players}
        values={[3, 4]}
        value={players}
        onPick={(n) => setPlayers(n === 3 ? 3 : 4)}
      />
      <Segments<Method>
        legend={words.leaders}
        values={METHODS}
        value={leaders}
        onPick={setLeaders}
        names={methodNames}
      />
      {game === 'uprising' && <Check label={words.choam} value={choam} onChange={setChoam} />}
      <Check label={words.confirmTurns} value={confirmTurns} onChange={setConfirmTurns} />
      <Segments<number>
        legend={words.people}
        values={players === 3 ? [1, 2, 3] : [1, 2, 3, 4]}
        value={Math.min(people, players)}
        onPick={setPeople}
      />
      {people > 1 && <p className="hint">{words.hotSeatHint}</p>}
      <button
        type="button"
        className="primary"
        data-start
        onClick={() => onStart(newSave(game, options, seatPlans(players, Math.min(people, players))))}
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
