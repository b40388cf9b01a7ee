import type { ArrakisView } from '@sietch/arrakis';
import { ChoiceButton } from '../../table/choice-button';
import { usualFirst } from '../../table/lit';
import type { Plan } from '../../table/plan';
import { useWar } from '../use-war';

/** How many more places the card or leader puts units in. */
export function placesLeft({ agenda }: Pick<ArrakisView, 'agenda'>): number {
  return agenda.filter(
    (task) => task.task === 'place-unit' || (task.task === 'step' && task.step.do === 'place'),
  ).length;
}

const fromSupply = (key: string): boolean => key.startsWith('bring:') && key.includes('@supply');

/** As many as can be had from the supply, wherever units are still asked for. */
const placeAll: Plan = ({ decision }) =>
  decision?.kind === 'place-unit' ? decision.choices?.find(({ key }) => fromSupply(key))?.key : undefined;

/** Units for one place; and, since a card may name many, for all of them at once. */
export function PlacePanel() {
  const { view, speaker, left, choose } = useWar();
  const first = left.find(({ key }) => fromSupply(key));
  return (
    <>
      {usualFirst(left).map((offer) => (
        <ChoiceButton key={offer.key} offer={offer} />
      ))}
      {first !== undefined && (
        <button type="button" className="plain" data-place-all onClick={() => choose(first.key, placeAll)}>
          {speaker.war.placeAll(placesLeft(view) + 1)}
        </button>
      )}
    </>
  );
}
