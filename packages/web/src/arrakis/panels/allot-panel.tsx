import { BOTTOM_ROW, KEEP_COST, POWERS, RAISE_COST, STOCKPILE_COST } from '@sietch/arrakis';
import { useState } from 'react';
import { Amount, Icon } from '../../icons/icon';
import { useWar } from '../use-war';

const POWER_ICONS = { choam: 'choam', 'spacing-guild': 'guild', landsraad: 'council' } as const;
const PRICES = [RAISE_COST, KEEP_COST, 0] as const;
const PREFIX = 'allot@';

const amountsOf = (key: string): readonly number[] => key.slice(PREFIX.length).split('+').map(Number);

/** All spice on one screen: what each power gets, whether a point is bought, what is left. */
export function AllotPanel() {
  const { view, speaker, choose } = useWar();
  const { war } = speaker;
  const keys = (view.decision?.choices ?? []).map(({ key }) => key);
  const [amounts, setAmounts] = useState(() => amountsOf(keys[0] ?? ''));
  const offered = keys.map(amountsOf);
  const spent = amounts.reduce((sum, price) => sum + price, 0);
  const key = `${PREFIX}${amounts.join('+')}`;
  const possible = keys.includes(key);
  const set = (i: number, price: number) => setAmounts(amounts.map((old, at) => (at === i ? price : old)));
  const buys = POWERS.length;
  return (
    <div className="allot" data-allot>
      {POWERS.map((power, i) => (
        <fieldset key={power} className="allot-row">
          <legend>
            <Icon name={POWER_ICONS[power]} /> {speaker.power(power)}{' '}
            <small>{war.row(view.rows[power] + 1)}</small>
          </legend>
          {PRICES.filter((price) => offered.some((way) => way[i] === price)).map((price) => (
            <button
              key={price}
              type="button"
              aria-pressed={amounts[i] === price}
              data-price={`${power}:${price}`}
              onClick={() => set(i, price)}
            >
              {wayOf(price, view.rows[power])}
              {price > 0 && <Amount name="spice" n={price} label={`${war.spiceNow}: ${price}`} />}
            </button>
          ))}
        </fieldset>
      ))}
      {offered.some((way) => (way[buys] ?? 0) > 0) && (
        <button
          type="button"
          className="allot-point"
          aria-pressed={(amounts[buys] ?? 0) > 0}
          data-price="stockpile"
          onClick={() => set(buys, (amounts[buys] ?? 0) > 0 ? 0 : STOCKPILE_COST)}
        >
          <Icon name="supremacy" /> {war.buyPoint}{' '}
          <Amount name="spice" n={STOCKPILE_COST} label={`${STOCKPILE_COST}`} />
        </button>
      )}
      <p className="allot-sum" role="status">
        {war.allotted(spent, view.spice)}
        {!possible && <b> {spent > view.spice ? war.tooDear : war.buyInstead}</b>}
      </p>
      <button
        type="button"
        className="choice"
        data-choice={possible ? key : keys[0]}
        aria-disabled={!possible}
        onClick={() => possible && choose(key)}
      >
        {war.allotNow}
      </button>
    </div>
  );

  function wayOf(price: number, row: number): string {
    if (price === RAISE_COST) return war.ways.raise;
    return price === KEEP_COST || row === BOTTOM_ROW ? war.ways.keep : war.ways.lower;
  }
}
