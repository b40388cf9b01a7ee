import type { GameEvent, Participant, Play, Seat } from '@sietch/kernel';
import type { AcquiredTo } from './effects/effect.js';
import type { Ignored } from './rules/rivals/destination.js';
import type { ImperiumState } from './state.js';
import type {
  CardId,
  ConflictId,
  ContractId,
  Faction,
  HagalId,
  IntrigueId,
  LeaderId,
  ObjectiveId,
  PostId,
  Ref,
  Resource,
  RivalId,
  SpaceId,
  Track,
} from './terms.js';

interface Secret<T> {
  readonly secret: { readonly seats: readonly Seat[] } & T;
}

/** What happens in a game, for log, animation and statistics. `secret` parts are for their seats only. */
export type ImperiumEvent = GameEvent &
  (
    | { readonly event: 'leader'; readonly seat: Seat; readonly leader: LeaderId }
    | { readonly event: 'first-player'; readonly seat: Seat }
    | ({ readonly event: 'tokens-chosen'; readonly seat: Seat } & Secret<{
        readonly tokens: readonly Faction[];
      }>)
    | { readonly event: 'tokens-shown'; readonly seat: Seat; readonly tokens: readonly Faction[] }
    | {
        readonly event: 'ability';
        readonly seat: Seat;
        readonly leader: LeaderId;
        readonly side: 'left' | 'signet';
      }
    | { readonly event: 'round'; readonly round: number }
    | { readonly event: 'conflict'; readonly conflict: ConflictId }
    | { readonly event: 'turn'; readonly seat: Seat }
    /** A commander acts through an ally, for a turn or for one combat intrigue. */
    | { readonly event: 'activated'; readonly seat: Seat; readonly ally: Seat }
    | {
        readonly event: 'agent';
        readonly seat: Seat;
        readonly card: CardId;
        readonly space: SpaceId;
        readonly from: 'leader' | 'leader-mentat' | SpaceId;
      }
    | { readonly event: 'reveal'; readonly seat: Seat; readonly cards: readonly CardId[] }
    | { readonly event: 'pass'; readonly seat: Seat }
    | {
        readonly event: 'paid';
        readonly seat: Seat;
        readonly what: Resource;
        readonly n: number;
        readonly source: Ref;
      }
    | {
        readonly event: 'gained';
        readonly seat: Seat;
        readonly what: Resource | 'persuasion' | 'swords' | 'points';
        readonly n: number;
        readonly source: Ref;
      }
    | {
        readonly event: 'influence';
        readonly seat: Seat;
        readonly faction: Track;
        readonly n: number;
        readonly source: Ref;
      }
    | {
        readonly event: 'alliance';
        readonly faction: Track;
        readonly seat: Seat | undefined;
        readonly from: Seat | undefined;
      }
    | {
        readonly event: 'troops';
        readonly seat: Seat;
        readonly n: number;
        readonly from: 'supply' | 'garrison' | 'conflict';
        readonly to: 'supply' | 'garrison' | 'conflict';
        readonly source: Ref;
      }
    | { readonly event: 'shuffled'; readonly seat: Seat }
    | ({ readonly event: 'drew'; readonly seat: Seat; readonly n: number } & Secret<{
        readonly cards: readonly CardId[];
      }>)
    | ({
        readonly event: 'drew-intrigue';
        readonly seat: Seat;
        readonly n: number;
        readonly source: Ref;
      } & Secret<{
        readonly intrigues: readonly IntrigueId[];
      }>)
    | ({ readonly event: 'stole-intrigue'; readonly seat: Seat; readonly from: Seat } & Secret<{
        readonly intrigue: IntrigueId;
      }>)
    | ({ readonly event: 'peeked'; readonly seat: Seat } & Secret<{ readonly cards: readonly CardId[] }>)
    | {
        readonly event: 'acquired';
        readonly seat: Seat;
        readonly card: CardId;
        readonly from: 'row' | 'reserve' | 'aside' | 'throne';
        readonly to: AcquiredTo;
        readonly cost: number;
      }
    | { readonly event: 'row'; readonly card: CardId }
    | { readonly event: 'throne-row'; readonly seat: Seat; readonly card: CardId }
    | {
        readonly event: 'traded';
        readonly seat: Seat;
        readonly to: Seat;
        readonly what: Resource;
        readonly n: number;
      }
    | ({ readonly event: 'traded-intrigue'; readonly seat: Seat; readonly to: Seat } & Secret<{
        readonly intrigue: IntrigueId;
      }>)
    | { readonly event: 'conceded'; readonly seat: Seat; readonly to: Seat }
    | { readonly event: 'removed-from-row'; readonly seat: Seat; readonly card: CardId }
    | { readonly event: 'left-game'; readonly seat: Seat; readonly card: CardId }
    | { readonly event: 'trashed'; readonly seat: Seat; readonly card: CardId; readonly from: string }
    | { readonly event: 'discarded'; readonly seat: Seat; readonly card: CardId }
    | { readonly event: 'took-back'; readonly seat: Seat; readonly card: CardId }
    | { readonly event: 'intrigue'; readonly seat: Seat; readonly intrigue: IntrigueId }
    | { readonly event: 'mentat' | 'mentat-won'; readonly seat: Seat }
    | { readonly event: 'council-seat'; readonly seat: Seat }
    | { readonly event: 'swordmaster'; readonly seat: Seat }
    | { readonly event: 'control'; readonly seat: Seat; readonly space: SpaceId }
    | { readonly event: 'voice'; readonly seat: Seat; readonly space: SpaceId }
    | { readonly event: 'recalled'; readonly seat: Seat; readonly space: SpaceId }
    | { readonly event: 'spy-placed'; readonly seat: Seat; readonly post: PostId }
    | {
        readonly event: 'spy-recalled';
        readonly seat: Seat;
        readonly post: PostId;
        /** What the rules let any spy be recalled for; other effects say themselves what they want. */
        readonly to?: 'infiltrate' | 'gather';
      }
    | { readonly event: 'sandworms'; readonly seat: Seat; readonly n: number }
    | { readonly event: 'hooks'; readonly seat: Seat }
    | { readonly event: 'shield-wall'; readonly seat: Seat }
    | { readonly event: 'contract-taken'; readonly seat: Seat; readonly contract: ContractId }
    | { readonly event: 'contract-completed'; readonly seat: Seat; readonly contract: ContractId }
    | { readonly event: 'objective'; readonly seat: Seat; readonly objective: ObjectiveId }
    | { readonly event: 'conflict-won'; readonly seat: Seat; readonly conflict: ConflictId }
    | { readonly event: 'battle-icons'; readonly seat: Seat; readonly cards: readonly string[] }
    | { readonly event: 'flipped'; readonly seat: Seat; readonly card: string }
    | { readonly event: 'memory'; readonly seat: Seat }
    | { readonly event: 'trained'; readonly seat: Seat; readonly step: string }
    | { readonly event: 'returned-to-hand'; readonly seat: Seat; readonly card: CardId }
    | {
        readonly event: 'intrigue-given-up';
        readonly seat: Seat;
        readonly intrigue: IntrigueId;
        readonly trashed: boolean;
      }
    | { readonly event: 'strength'; readonly seat: Seat; readonly strength: number }
    | { readonly event: 'combat'; readonly strengths: readonly number[]; readonly winner: Seat | undefined }
    | {
        readonly event: 'reward';
        readonly seat: Seat;
        readonly place: 1 | 2 | 3;
        readonly conflict: ConflictId;
        /** A sandworm doubles it. */
        readonly doubled?: true;
      }
    | { readonly event: 'maker'; readonly space: SpaceId; readonly spice: number }
    | { readonly event: 'rival'; readonly seat: Participant; readonly rival: RivalId }
    | { readonly event: 'hagal'; readonly seat: Participant; readonly card: HagalId }
    | {
        readonly event: 'ignored';
        readonly seat: Participant;
        readonly card: HagalId;
        readonly why: Ignored | 'no-post';
        readonly space?: SpaceId;
      }
    | { readonly event: 'reshuffled' }
    | {
        readonly event: 'rival-agent';
        readonly seat: Participant;
        readonly card: HagalId;
        readonly space: SpaceId;
      }
    | { readonly event: 'rival-signet' | 'scheme'; readonly seat: Participant; readonly rival: RivalId }
    | { readonly event: 'held-back'; readonly seat: Participant }
    | {
        readonly event: 'spice-to-bank';
        readonly seat: Participant;
        readonly space: SpaceId;
        readonly n: number;
      }
    | { readonly event: 'control-lost'; readonly seat: Participant; readonly space: SpaceId }
    | { readonly event: 'row-dice'; readonly seat: Participant; readonly dice: readonly number[] }
    | { readonly event: 'endgame' }
    | { readonly event: 'game-over'; readonly winner: Seat }
  );

/** An Imperium game in motion; every rule function takes it. */
export type ImperiumPlay = Play<ImperiumState, ImperiumEvent>;

export function emit(play: ImperiumPlay, event: ImperiumEvent): void {
  if (!play.silent) play.events.push(event);
}
