import { Amount, Icon } from '../icons/icon';
import { SeatMark } from '../icons/seat-mark';
import { useSettings } from '../settings/settings';
import { Count } from './players-count';
import { useImperium } from './use-imperium';

interface Props {
  /** The hand shows the heads of its cards only, and leaves its room to the board. */
  readonly folded: boolean;
  onFold(folded: boolean): void;
}

/** What one has, always in sight on a small screen. */
export function MyLine({ folded, onFold }: Props) {
  const { words } = useSettings();
  const { view, state } = useImperium();
  const me = state.seat === undefined ? undefined : view.players[state.seat];
  if (me === undefined || state.seat === undefined) return null;
  return (
    <div className="my-line">
      <SeatMark seat={state.seat} />
      <Count icon="point" n={me.points} name={words.points} />
      <Amount name="solari" n={me.solari} label={`${words.solari}: ${me.solari}`} />
      <Amount name="spice" n={me.spice} label={`${words.spice}: ${me.spice}`} />
      <Amount name="water" n={me.water} label={`${words.water}: ${me.water}`} />
      <Count icon="agent" n={me.agents} name={words.agents} />
      <Count icon="troop" n={me.garrison} name={words.garrison} />
      <Count icon="sword" n={me.strength} name={words.strength} />
      <button
        type="button"
        className="round"
        data-fold-hand
        aria-pressed={folded}
        aria-label={folded ? words.openHand : words.foldHand}
        onClick={() => onFold(!folded)}
      >
        <Icon name={folded ? 'unfold' : 'fold'} />
      </button>
    </div>
  );
}
