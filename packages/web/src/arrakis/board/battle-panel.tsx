import { type ArrakisView, enemyOf, type Side } from '@sietch/arrakis';
import { capitalized, joinPhrases, type Phrase } from '@sietch/kernel';
import { Horizon } from '../../art/horizon';
import { Icon } from '../../icons/icon';
import { PhraseText } from '../../icons/phrase';
import { useSettings } from '../../settings/settings';
import type { Clash, Loss, Sum } from '../clash';
import type { Fight } from '../use-fight';
import { useWar } from '../use-war';
import { type Names, phrase, spoken } from '../words/names';
import { LegionRow } from './legion-row';
import { Roll } from './roll';
import { SideMark } from './side-mark';

/** Losses outside a battle: storms, worms, shells. */
function lossArea(view: ArrakisView): { readonly side: Side; readonly area: string } | undefined {
  const detail = view.decision?.detail;
  if (detail?.kind === 'casualty' || detail?.kind === 'surplus')
    return { side: detail.side, area: detail.area };
  return undefined;
}

/** Every step of a battle: who fights where, dice, abilities, hits, losses; then how it ended, until that is read. */
export function BattlePanel({ fight }: { readonly fight: Fight }) {
  const { view, speaker } = useWar();
  const { war } = speaker;
  const loss = lossArea(view);
  const { clash } = fight;
  if (clash !== undefined && (view.battle !== undefined || loss === undefined))
    return <Fighting clash={clash} fight={fight} />;
  if (loss === undefined)
    return (
      <div className="no-battle">
        <Horizon />
        <p>{war.noBattle}</p>
      </div>
    );
  return (
    <section className="panel battle" aria-label={war.losses}>
      <h2 className="zone-title">
        {war.losses} · {speaker.area(loss.area)}
      </h2>
      <Fighter side={loss.side} area={loss.area} part="" clash={undefined} sum={undefined} />
    </section>
  );
}

function Fighting({ clash, fight }: { readonly clash: Clash; readonly fight: Fight }) {
  const { words } = useSettings();
  const { speaker, view } = useWar();
  const { war } = speaker;
  const { attacker, from, at, surprise, over } = clash;
  const round = view.battle?.round ?? clash.round;
  return (
    <section className="panel battle" aria-label={war.battle}>
      <h2 className="zone-title">
        <Icon name="sword" />{' '}
        <PhraseText phrase={[...capitalized([speaker.area(from)]), ' → ', speaker.area(at)]} />
        <span className="spacer" />
        {surprise && <small>{war.surprise}</small>}
        {over === undefined && round > 0 && <b>{war.battleRound(round)}</b>}
        {over !== undefined && (
          <b>{over.winner === undefined ? war.nobodyWon : war.wonBattle(speaker.side(over.winner))}</b>
        )}
        {over !== undefined && (
          <button type="button" className="plain small" data-battle-read onClick={fight.read}>
            {words.gotIt}
          </button>
        )}
      </h2>
      <div className="fighters">
        <Fighter side={attacker} area={from} part={war.attacker} clash={clash} sum={fight.sums[attacker]} />
        <Fighter
          side={enemyOf(attacker)}
          area={at}
          part={war.defender}
          clash={clash}
          sum={fight.sums[enemyOf(attacker)]}
        />
      </div>
    </section>
  );
}

function Fighter({
  side,
  area,
  part,
  clash,
  sum,
}: {
  readonly side: Side;
  readonly area: string;
  readonly part: string;
  readonly clash: Clash | undefined;
  readonly sum: Sum | undefined;
}) {
  const { view, speaker } = useWar();
  const { war } = speaker;
  const { battle } = view;
  const zone = view.areas[area];
  // Whoever has won may stand where the other stood.
  const legion = zone?.[side] ?? (clash?.over === undefined ? undefined : view.areas[clash.at]?.[side]);
  const detail = view.decision?.detail;
  const hitsLeft = detail?.kind === 'casualty' && detail.side === side ? detail.hits : 0;
  const rank = side === 'harkonnen' ? (zone?.settlement ?? 0) : (zone?.sietchRank ?? 0);
  const defends = battle !== undefined && battle.attacker !== side;
  const thrown = clash?.thrown[side];
  const lost = (clash?.losses ?? []).flatMap((event) =>
    event.side === side ? [wordLoss(event, speaker)] : [],
  );
  return (
    <div className={`fighter edge-${side}`}>
      <h3>
        <SideMark side={side} /> {speaker.side(side)} <small>{part}</small>
      </h3>
      {legion !== undefined && (
        <LegionRow legion={legion} side={side} touchable={hitsLeft > 0 || detail?.kind === 'surplus'} />
      )}
      {battle !== undefined && battle.round > (clash?.round ?? 0) && (
        <p className="roll none">{war.willRoll(view.combatDice?.[side] ?? 0)}</p>
      )}
      {thrown !== undefined && (
        <Roll
          thrown={thrown}
          cancelled={sum?.cancelled ?? 0}
          old={battle !== undefined && battle.round > (clash?.round ?? 0)}
        />
      )}
      {sum !== undefined && <Arithmetic sum={sum} />}
      {lost.length > 0 && (
        <p className="fighter-lost">
          {war.losses}: <PhraseText phrase={joinPhrases(lost, ', ')} />
        </p>
      )}
      <p className="fighter-notes">
        {defends && rank > 0 && <span>{war.rankAdds[side](rank)}</span>}
        {battle !== undefined && battle.cards[side] > 0 && <span>{war.cardDice(battle.cards[side])}</span>}
        {hitsLeft > 0 && <b>{war.hitsLeft(hitsLeft)}</b>}
      </p>
    </div>
  );
}

/** `1 regular unit`, or `1 elite unit → regular` where it is only turned over. */
function wordLoss(event: Loss, { figures, t }: Names): Phrase {
  if (event.event === 'removed') return spoken(figures(event.what, event.n, event.side));
  return phrase(
    spoken(figures(event.from, event.n, event.side)),
    t({ uk: event.n === 1 ? ' → звичайний' : ' → звичайні', en: ' → regular' }),
  );
}

/** `5 swords − (2 − 1) shields = 4 hits`, with signs for the eye and a sentence for the ear. */
function Arithmetic({ sum }: { readonly sum: Sum }) {
  const { war } = useWar().speaker;
  const { swords, shields, cancelled, hits } = sum;
  return (
    <p className="arithmetic">
      <span className="sr-only">{war.sum(swords, shields, cancelled, hits)}</span>
      <span aria-hidden="true">
        {swords} <Icon name="sword" /> − {cancelled > 0 ? `(${shields} − ${cancelled})` : shields}{' '}
        <Icon name="shield" /> = <b>{war.hitsTaken(hits)}</b>
      </span>
    </p>
  );
}
