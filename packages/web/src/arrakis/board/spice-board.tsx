import {
  BENE_GESSERIT_STEPS,
  FEYD_STEP,
  HAWAT_STEP,
  POWERS,
  SPICE_ROWS,
  SUPREMACY_TO_WIN,
} from '@sietch/arrakis';
import { Amount, Icon } from '../../icons/icon';
import { Touchable } from '../../table/touchable';
import { useWar } from '../use-war';

const POWER_ICONS = { choam: 'choam', 'spacing-guild': 'guild', landsraad: 'council' } as const;

/** Supremacy, and the board on which the spice must flow. */
export function SpiceBoard() {
  const { view, speaker } = useWar();
  const { war } = speaker;
  const active = Math.max(...POWERS.map((power) => view.rows[power]));
  return (
    <section className="panel spice-board edge-harkonnen" aria-label={war.spiceBoard}>
      <Touchable
        refs={['supremacy']}
        className="track supremacy"
        label={`${war.supremacy}: ${view.supremacy}. ${war.supremacyGoal(SUPREMACY_TO_WIN)}`}
      >
        <Icon name="supremacy" />
        <span className="track-steps">
          {Array.from({ length: SUPREMACY_TO_WIN + 1 }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is its index.
            <i key={i} className={stepClass(i, view.supremacy)}>
              {i}
            </i>
          ))}
        </span>
      </Touchable>
      <h2 className="zone-title">
        {war.spiceBoard}
        <span className="spacer" />
        <Amount name="spice" n={view.spice} label={`${war.spiceNow}: ${view.spice}`} />
        {view.reserve > 0 && <small>+{view.reserve}</small>}
      </h2>
      <div className="spice-grid">
        <div className="spice-rows">
          <span className="spice-head">
            <Icon name="combat-die" />
            <Icon name="harvester" />
            <Icon name="ornithopter" />
            <Icon name="carryall" />
          </span>
          {SPICE_ROWS.map((row, i) => (
            <span
              key={row.locked}
              className={i === active ? 'spice-row active' : 'spice-row'}
              role="img"
              title={`${war.rowGives(row.locked, row.harvester, row.ornithopter, row.carryall)}${i === active ? `. ${war.activeRow}` : ''}`}
              aria-label={`${war.row(i + 1)}: ${war.rowGives(row.locked, row.harvester, row.ornithopter, row.carryall)}`}
            >
              <b>{row.locked}</b>
              <b>{row.harvester}</b>
              <b>{row.ornithopter}</b>
              <b>{row.carryall}</b>
            </span>
          ))}
        </div>
        {POWERS.map((power) => {
          const banned = view.bans.includes(power);
          return (
            <Touchable
              key={power}
              refs={[`power:${power}`]}
              className={banned ? 'power banned' : 'power'}
              label={`${speaker.power(power)}: ${war.row(view.rows[power] + 1)}${banned ? `. ${war.ban}: ${speaker.thing(`ban:${power}`)}` : ''}`}
            >
              <span className="spice-head">
                {banned ? <Icon name="ban" /> : <Icon name={POWER_ICONS[power]} />}
              </span>
              {SPICE_ROWS.map((row, i) => (
                <span key={row.locked} className={i === view.rows[power] ? 'spice-spot here' : 'spice-spot'}>
                  {i === view.rows[power] && <Icon name={POWER_ICONS[power]} />}
                </span>
              ))}
              <span className="power-name">{speaker.power(power)}</span>
            </Touchable>
          );
        })}
      </div>
    </section>
  );
}

function stepClass(i: number, now: number): string {
  const mark = BENE_GESSERIT_STEPS.includes(i) ? 'bene' : i === HAWAT_STEP || i === FEYD_STEP ? 'joins' : '';
  return `${i === now ? 'here' : i < now ? 'past' : ''} ${mark} ${i === SUPREMACY_TO_WIN ? 'goal' : ''}`;
}
