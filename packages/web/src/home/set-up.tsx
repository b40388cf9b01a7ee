import type { Seat } from '@sietch/kernel';
import { useRef, useState } from 'react';
import { gameName } from '../app/games';
import { Icon } from '../icons/icon';
import { SeatMark } from '../icons/seat-mark';
import type { Save } from '../local/messages';
import { CreateTable } from '../online/create-table';
import { Segments } from '../settings/segments';
import { useSettings } from '../settings/settings';
import type { Words } from '../words/words';
import { BotLevels } from './bot-levels';
import {
  type GameSetUp,
  optionsFor,
  SET_UPS,
  seatName,
  usualOptions,
  withOption,
  withPlayers,
} from './game-set-ups';
import { firstSeats, type Names, newSave, seatPlans, usualBot } from './new-game';
import { OptionField } from './option-field';
import { PeopleNames } from './people-names';
import { PeopleSeats } from './people-seats';
import type { SetUpOption } from './set-up-option';

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
  const [colour, setColour] = useState<Seat>(0);
  const [names, setNames] = useState<Names>({});
  const [levels, setLevels] = useState<Names>({});
  const { players } = options;
  const differ = setUp.seatsDiffer?.includes(players) ?? false;
  // In a war the side has its colour.
  const sided = setUp.sideOf?.(0, options, words) !== undefined;
  const coloured = wished === 1 && !differ && !sided && players > 1 && players <= COLOURS;
  const alone = [Math.min(colour, players - 1)];
  const people = differ ? own : coloured ? alone : firstSeats(Math.min(wished, players));
  const called = (seat: Seat) => seatName(setUp, seat, options, words);
  const calledHere = (seat: Seat) =>
    people.length === 1 && people.includes(seat) ? words.you : called(seat);
  const bots = firstSeats(players).filter((seat) => !people.includes(seat));
  const botAt = (seat: Seat) => levels[seat] ?? usualBot();
  const rivals = setUp.rivals?.(players) ?? 0;
  const offered = optionsFor(setUp, players);
  const usual = offered.filter(({ ruling }) => ruling === undefined);
  const rulings = offered.filter(({ ruling }) => ruling !== undefined);
  const field = (option: SetUpOption) => (
    <OptionField
      key={option.id}
      option={option}
      options={options}
      called={calledHere}
      onChange={(value) => setOptions(withOption(setUp, options, option.id, value))}
    />
  );
  const onlineBox = useRef<HTMLDivElement>(null);
  return (
    <form
      className="set-up"
      style={setUp.palette?.(options) as React.CSSProperties}
      onSubmit={(event) => event.preventDefault()}
    >
      <h3>{gameName(game, lang)}</h3>
      {setUp.players.length > 1 && (
        <Segments<number>
          legend={words.players}
          values={setUp.players}
          value={players}
          onPick={(n) => setOptions(withPlayers(setUp, options, n))}
        />
      )}
      {rivals > 0 && <p className="hint">{setUp.rivalsHint?.(players, words)}</p>}
      {usual.map(field)}
      {rulings.length > 0 && (
        <details className="rulings">
          <summary>{words.rulingsTitle}</summary>
          <p className="hint">{words.rulingsHint}</p>
          {rulings.map(field)}
        </details>
      )}
      {differ && <PeopleSeats players={players} people={people} called={called} onPeople={setOwn} />}
      {!differ && players > 1 && (
        <Segments<number>
          legend={words.people}
          values={Array.from({ length: players }, (_, i) => i + 1)}
          value={people.length}
          onPick={setWished}
        />
      )}
      {coloured && <ColourField players={players} value={alone[0] ?? 0} onPick={setColour} />}
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
      {bots.length > 0 && (
        <BotLevels
          seats={bots}
          botAt={botAt}
          called={called}
          onPick={(seats, level) =>
            setLevels({ ...levels, ...Object.fromEntries(seats.map((seat) => [seat, level])) })
          }
        />
      )}
      {/* Both ways to go on stay in sight, however many options there are. */}
      <div className="ways">
        <button
          type="button"
          className="primary"
          data-start
          onClick={() =>
            onStart(newSave(game, options, seatPlans(players, people, people.length > 1 ? names : {}, botAt)))
          }
        >
          {words.start}{' '}
          <small>{startHint(words, people.length, players, rivals, setUp.against?.(options, words))}</small>
        </button>
        <button
          type="button"
          className="plain"
          data-to-online
          onClick={() => onlineBox.current?.scrollIntoView({ block: 'start' })}
        >
          <Icon name="globe" /> {words.online}
        </button>
      </div>
      <div ref={onlineBox}>
        <CreateTable game={game} options={options} />
      </div>
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

/** Whom the game is against: nobody but Rivals is needed for one, and they join two. */
function startHint(
  words: Words,
  people: number,
  players: number,
  rivals: number,
  against: string | undefined,
): string {
  if (people > 1) return words.hotSeat;
  if (against !== undefined) return against;
  if (players === 1) return words.rivals.against(rivals);
  const bots = words.against(players - 1);
  return rivals === 0 ? bots : `${bots} ${words.rivals.and(rivals)}`;
}
