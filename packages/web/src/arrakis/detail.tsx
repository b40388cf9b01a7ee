import { AreaDetail } from './details/area';
import { CardDetail } from './details/card';
import { PlaceDetail } from './details/place';
import { SideDetail } from './details/side';
import { useWar } from './use-war';

const SIDES: readonly string[] = ['side', 'force'];
const CARDS: readonly string[] = ['card', 'leader', 'prescience', 'objective', 'ban'];

/** A thing enlarged: what it is, what stands there, what it does, and why it cannot be chosen now. */
export function WarDetail({ of }: { readonly of: string }) {
  const { why, speaker } = useWar();
  const [kind = '', ...rest] = of.split(':');
  const id = rest.join(':');
  const reason = why(of);
  return (
    <div className={`detail detail-${kind}`}>
      <header>
        <h3>{speaker.thing(of)}</h3>
      </header>
      {kind === 'area' && <AreaDetail id={id} />}
      {CARDS.includes(kind) && <CardDetail of={of} />}
      {SIDES.includes(kind) && <SideDetail of={of} />}
      {kind !== 'area' && ![...CARDS, ...SIDES].includes(kind) && <PlaceDetail kind={kind} id={id} />}
      {reason !== undefined && <p className="detail-reason">{reason}</p>}
    </div>
  );
}
