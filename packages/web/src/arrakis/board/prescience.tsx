import { MARKERS, objectiveCard, PRESCIENCE_TOP, prescienceCard } from '@sietch/arrakis';
import { Vignette } from '../../art/vignette';
import { Icon } from '../../icons/icon';
import { Touchable } from '../../table/touchable';
import { useWar } from '../use-war';

/** The three prescience tracks with their goals, and the cards that move them. */
export function Prescience() {
  const { view, speaker } = useWar();
  const { war } = speaker;
  const goals = view.objectives ?? [];
  return (
    <section className="panel prescience edge-atreides" aria-label={war.prescience}>
      <h2 className="zone-title">
        <span className="title-word">{war.prescience}</span>
        <span className="spacer" />
        {goals.length === 0 && <small className="goal-hidden">{war.goalHidden}</small>}
        {goals.map((id, i) => (
          <Touchable
            key={id}
            refs={[`objective:${id}`]}
            className={i === 0 ? 'objective' : 'objective other'}
            label={speaker.thing(`objective:${id}`)}
          >
            {goals.length === 1 ? speaker.thing(`objective:${id}`) : targetsOf(id)} ≈
          </Touchable>
        ))}
      </h2>
      {MARKERS.map((marker) => {
        const targets = goals.map((id) => objectiveCard(id).targets[marker]);
        const step = view.prescience[marker];
        const told = targets.length === 0 ? '' : `, ${war.goal(Math.min(...targets))}`;
        return (
          <Touchable
            key={marker}
            refs={[`marker:${marker}`]}
            className="track"
            label={`${speaker.marker(marker)}: ${step}${told}`}
          >
            <Icon name={marker} />
            <span className="track-steps">
              {Array.from({ length: PRESCIENCE_TOP + 1 }, (_, i) => (
                <i
                  // biome-ignore lint/suspicious/noArrayIndexKey: a step is its index.
                  key={i}
                  className={`${i === step ? 'here' : i < step ? 'past' : ''} ${goalAt(targets, i)}`}
                >
                  {i}
                </i>
              ))}
            </span>
          </Touchable>
        );
      })}
      <h2 className="zone-title">
        <span className="title-word">{war.prescienceCards}</span>
        <span className="spacer" />
        <small>
          {war.claimsLeft(view.claims)} · {war.deckLeft(view.prescienceDeckCount)}
        </small>
      </h2>
      <div className="visions">
        {view.shown.map(({ id, under }) => (
          <Vision key={id} id={id} under={under.length} />
        ))}
        {view.claimed.length > 0 && (
          <span className="claimed" title={view.claimed.map((id) => speaker.prescience(id)).join(', ')}>
            {war.claimed}: {view.claimed.length}
          </span>
        )}
      </div>
    </section>
  );
}

/** A second objective is told apart by its numbers and its dashes: either of them wins. */
const targetsOf = (id: string): string =>
  MARKERS.map((marker) => objectiveCard(id).targets[marker]).join(' · ');

function goalAt(targets: readonly number[], step: number): string {
  if (!targets.includes(step)) return '';
  return targets[0] === step ? 'goal' : 'goal other';
}

function Vision({ id, under }: { readonly id: string; readonly under: number }) {
  const { speaker } = useWar();
  const { markers, phase } = prescienceCard(id);
  return (
    <Touchable refs={[`prescience:${id}`]} className="vision" label={speaker.prescience(id)}>
      <Vignette of={id} kind="bene" />
      <span className="vision-name">{prescienceCard(id).name[speaker.lang]}</span>
      <span className="vision-gives">
        {MARKERS.filter((marker) => (markers[marker] ?? 0) > 0).map((marker) => (
          <span key={marker}>
            <Icon name={marker} />
            {markers[marker]}
          </span>
        ))}
        {phase === 'end-of-round' && <Icon name="moon" />}
        {under > 0 && <b>+{under}</b>}
      </span>
    </Touchable>
  );
}
