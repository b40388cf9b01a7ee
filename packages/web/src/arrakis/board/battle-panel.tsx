import { type ArrakisView, type Battle, enemyOf, type Side } from '@sietch/arrakis';
import { Icon } from '../../icons/icon';
import { useWar } from '../use-war';
import { LegionRow } from './legion-row';
import { SideMark } from './side-mark';

/** Losses outside a battle: storms, worms, shells. */
function lossArea(view: ArrakisView): { readonly side: Side; readonly area: string } | undefined {
  const detail = view.decision?.detail;
  if (detail?.kind === 'casualty' || detail?.kind === 'surplus')
    return { side: detail.side, area: detail.area };
  return undefined;
}

export function hasFight(view: ArrakisView): boolean {
  return view.battle !== undefined || lossArea(view) !== undefined;
}

/** Every step of a battle: who fights where, dice, abilities, hits, losses. */
export function BattlePanel() {
  const { view, speaker } = useWar();
  const { war } = speaker;
  const { battle } = view;
  const loss = lossArea(view);
  if (battle !== undefined) return <Fight battle={battle} />;
  if (loss === undefined) return <p className="empty">{war.noBattle}</p>;
  return (
    <section className="panel battle" aria-label={war.losses}>
      <h2 className="zone-title">
        {war.losses} · {speaker.area(loss.area)}
      </h2>
      <Fighter side={loss.side} area={loss.area} part="" battle={undefined} />
    </section>
  );
}

function Fight({ battle }: { readonly battle: Battle }) {
  const { speaker } = useWar();
  const { war } = speaker;
  const { attacker, from, at, round, terms } = battle;
  return (
    <section className="panel battle" aria-label={war.battle}>
      <h2 className="zone-title">
        <Icon name="sword" /> {speaker.area(from)} → {speaker.area(at)}
        <span className="spacer" />
        {terms.surprise === true && <small>{war.surprise}</small>}
        {round > 0 && <b>{war.battleRound(round)}</b>}
      </h2>
      <div className="fighters">
        <Fighter side={attacker} area={from} part={war.attacker} battle={battle} />
        <Fighter side={enemyOf(attacker)} area={at} part={war.defender} battle={battle} />
      </div>
    </section>
  );
}

function Fighter({
  side,
  area,
  part,
  battle,
}: {
  readonly side: Side;
  readonly area: string;
  readonly part: string;
  readonly battle: Battle | undefined;
}) {
  const { view, speaker } = useWar();
  const { war } = speaker;
  const zone = view.areas[area];
  const legion = zone?.[side];
  const detail = view.decision?.detail;
  const hitsLeft = detail?.kind === 'casualty' && detail.side === side ? detail.hits : 0;
  const rank = side === 'harkonnen' ? (zone?.settlement ?? 0) : (zone?.sietchRank ?? 0);
  const defends = battle !== undefined && battle.attacker !== side;
  return (
    <div className={`fighter edge-${side}`}>
      <h3>
        <SideMark side={side} /> {speaker.side(side)} <small>{part}</small>
      </h3>
      {legion !== undefined && (
        <LegionRow legion={legion} side={side} touchable={hitsLeft > 0 || detail?.kind === 'surplus'} />
      )}
      {battle !== undefined && battle.round > 0 && (
        <Roll battle={battle} side={side} dice={view.combatDice?.[side] ?? 0} />
      )}
      <p className="fighter-notes">
        {defends && rank > 0 && <span>{war.rankAdds[side](rank)}</span>}
        {battle !== undefined && battle.cards[side] > 0 && <span>{war.cardDice(battle.cards[side])}</span>}
        {battle !== undefined && battle.abilities[side].length > 0 && (
          <span title={war.used}>
            <Icon name="special-result" label={war.used} />{' '}
            {battle.abilities[side].map((leader) => speaker.leader(leader)).join(', ')}
          </span>
        )}
        {battle !== undefined && battle.hits[side] > 0 && <span>{war.hits(battle.hits[side])}</span>}
        {hitsLeft > 0 && <b>{war.hitsLeft(hitsLeft)}</b>}
      </p>
    </div>
  );
}

/** The dice as they lie: a special result a leader has turned shows as what it became. */
function Roll({
  battle,
  side,
  dice,
}: {
  readonly battle: Battle;
  readonly side: Side;
  readonly dice: number;
}) {
  const { view, speaker } = useWar();
  const { war } = speaker;
  const rolled = battle.roll[side];
  const roll = { ...rolled, special: Math.max(0, rolled.special - battle.abilities[side].length) };
  const faces = (['sword', 'shield', 'special'] as const).filter((face) => roll[face] > 0);
  // While cards are asked for, what lies there is the round before.
  if (faces.length === 0 || view.decision?.kind === 'combat-cards')
    return <p className="roll none">{war.willRoll(dice)}</p>;
  return (
    <p
      className="roll"
      role="img"
      aria-label={faces.map((face) => `${war.faces[face]}: ${roll[face]}`).join(', ')}
    >
      {faces.flatMap((face) =>
        Array.from({ length: roll[face] }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal faces are told apart by their place only.
          <span key={`${face}${i}`} className={`roll-die roll-${face}`}>
            <Icon name={face === 'special' ? 'special-result' : face} />
          </span>
        )),
      )}
    </p>
  );
}
