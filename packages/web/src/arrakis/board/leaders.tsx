import { type FactionView, leaderCard, type Side, TANK_SLOTS } from '@sietch/arrakis';
import { Icon } from '../../icons/icon';
import { useSettings } from '../../settings/settings';
import { Touchable } from '../../table/touchable';
import { useWar } from '../use-war';
import { initials } from './chips';

const ORDER = { ready: 0, spent: 1, reserve: 2, gone: 3 } as const;

/** Leader cards by what has become of them, and the regeneration tank. */
export function Leaders({ side, faction }: { readonly side: Side; readonly faction: FactionView }) {
  const { lang } = useSettings();
  const { speaker, view } = useWar();
  const { war } = speaker;
  const leaders = Object.entries(faction.leaders).sort(([, a], [, b]) => ORDER[a] - ORDER[b]);
  const slots = TANK_SLOTS[side];
  const generic = side === 'atreides' ? 'naib' : 'bashar';
  return (
    <>
      <div className="leaders">
        {leaders.map(([id, state]) => {
          const tank = faction.tank.find(({ leader }) => leader === id);
          const { cell } = leaderCard(id);
          const held = view.paulHeld && id.startsWith('paul-');
          const told = tank === undefined ? war.leaderStates[state] : war.inTank(slots - tank.slot);
          return (
            <Touchable
              key={id}
              refs={[`leader:${id}`]}
              className={`leader-chip is-${tank === undefined ? state : 'tank'} ${held ? 'held' : ''}`}
              label={`${speaker.leader(id)}, ${told}`}
            >
              {cell !== undefined && <Icon name={cell} />}
              <span className="leader-name">{speaker.leader(id)}</span>
              <span className="leader-initials">{initials(id, lang)}</span>
            </Touchable>
          );
        })}
        <Touchable
          refs={[`leader:${generic}`]}
          className="leader-chip is-generic"
          label={war.genericMany[side]}
        >
          <Icon name="leader" />
          <span>{war.genericMany[side]}</span>
        </Touchable>
      </div>
      <div
        className="tank"
        role="img"
        aria-label={`${war.tank}: ${faction.tank.map(({ leader }) => speaker.leader(leader)).join(', ') || '—'}`}
        title={war.tankHint}
      >
        <span className="tank-name">{war.tank}</span>
        {Array.from({ length: slots }, (_, slot) => {
          const here = faction.tank.filter((each) => each.slot === slot);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its index.
            <i key={slot}>{here.map(({ leader }) => initials(leader, lang)).join(' ')}</i>
          );
        })}
        <Icon name="deploy" />
      </div>
    </>
  );
}
