import { type FactionView, FORCES_OF, type Side, UNITS } from '@sietch/arrakis';
import { Icon } from '../../icons/icon';
import { Touchable } from '../../table/touchable';
import { useWar } from '../use-war';
import { Count } from './count';
import { DeckChip } from './deck-chip';

/** What is not on the map: figures in the supply, decks and discard piles, and the faction's own action. */
export function Store({ side, faction }: { readonly side: Side; readonly faction: FactionView }) {
  const { view, speaker } = useWar();
  const { war } = speaker;
  const special = side === 'atreides' ? 'fedaykin' : 'sardaukar';
  const own = side === 'atreides' ? 'desert-power' : 'scout';
  return (
    <div className="store">
      <span className="supply" title={war.supply}>
        <span className="store-name">{war.supply}</span>
        {UNITS.map((unit) => (
          <Count
            key={unit}
            icon={unit === 'special' ? special : unit}
            n={faction.supply[unit]}
            name={`${unit === 'special' ? war.specials[side] : war.units[unit]}: ${faction.supply[unit]}`}
          />
        ))}
        <Count
          icon="leader"
          n={faction.supply.generic}
          name={`${war.genericMany[side]}: ${faction.supply.generic}`}
        />
        {side === 'atreides' && (
          <>
            <Count
              icon="deployment-token"
              n={view.tokenSupply.length}
              name={war.tokenSupply(view.tokenSupply.length)}
            />
            <Count icon="sandworm" n={view.worms} name={war.wormSupply(view.worms)} />
            <Count icon="wormsign" n={view.signSupplyCount} name={war.signSupply(view.signSupplyCount)} />
          </>
        )}
        {side === 'harkonnen' &&
          (['harvester', 'ornithopter', 'carryall'] as const).map((vehicle) => (
            <Count
              key={vehicle}
              icon={vehicle}
              n={view.vehicles[vehicle]}
              name={`${war.vehicles[vehicle]}: ${view.vehicles[vehicle]}`}
            />
          ))}
      </span>
      <span className="decks-row">
        {FORCES_OF[side].map((deck) => (
          <DeckChip key={deck} deck={deck} />
        ))}
        {(side === 'atreides' || view.automaton === undefined) && (
          <Touchable refs={[`action:${own}`]} className="action-chip" label={war.actions[own] ?? ''}>
            <Icon name={side === 'atreides' ? 'desert-power' : 'ornithopter'} />
            <span>{war.actions[own]}</span>
          </Touchable>
        )}
      </span>
    </div>
  );
}
