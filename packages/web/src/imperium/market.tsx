import type { Seat } from '@sietch/kernel';
import { Vignette } from '../art/vignette';
import { Icon } from '../icons/icon';
import { PhraseText } from '../icons/phrase';
import { useSettings } from '../settings/settings';
import { keyed } from '../table/keyed';
import { Touchable } from '../table/touchable';
import { CardCost, CardFace, stripeOf } from './cards/card-face';
import { describe } from './cards/description';
import { roomStyle } from './cards/room';
import { Strip } from './cards/strip';
import { textsOf } from './cards/texts';
import { useImperium } from './use-imperium';

/** The Imperium row and the Reserve; in short while the hand needs the room. */
export function Market({ brief = false }: { readonly brief?: boolean }) {
  const { words } = useSettings();
  const { view, speaker } = useImperium();
  const described = (ref: string, id: string) => {
    const price = view.prices?.cards[ref] ?? speaker.catalog.card(id).cost;
    const texts = textsOf('card', id, speaker.catalog, speaker.lang);
    return describe(texts, speaker.lang, price === undefined ? undefined : words.cost(price));
  };
  return (
    <section className={brief ? 'market brief' : 'market'} aria-label={words.row}>
      <h2 className="zone-title">{words.row}</h2>
      <div className="cards">
        <div className="row-cards">
          {keyed(view.row).map(([key, id]) => (
            <Touchable
              key={key}
              refs={[`row:${id}`]}
              className={brief ? `strip stripe-${stripeOf(speaker.catalog.card(id))}` : 'card'}
              label={speaker.card(id)}
              description={described(`row:${id}`, id)}
              style={roomStyle(textsOf('card', id, speaker.catalog, speaker.lang))}
            >
              {brief ? (
                <Strip id={id} price={view.prices?.cards[`row:${id}`]} />
              ) : (
                <CardFace id={id} catalog={speaker.catalog} price={view.prices?.cards[`row:${id}`]} />
              )}
            </Touchable>
          ))}
        </div>
        <div className={(view.throneRow ?? []).length > 0 ? 'reserve of-two' : 'reserve'}>
          {view.throneRow !== undefined && <ThroneRow cards={view.throneRow} described={described} />}
          <h3 className="zone-title">{words.reserve}</h3>
          {Object.entries(view.reserve).map(([id, left]) => (
            <Touchable
              key={id}
              refs={[`reserve:${id}`]}
              className="slip"
              label={`${speaker.card(id)}, ${words.left(left)}`}
              description={described(`reserve:${id}`, id)}
            >
              <span>{speaker.catalog.card(id).name[speaker.lang]}</span>
              <span className="slip-side">
                <CardCost
                  printed={speaker.catalog.card(id).cost}
                  price={view.prices?.cards[`reserve:${id}`]}
                />
                <small>×{left}</small>
              </span>
            </Touchable>
          ))}
        </div>
      </div>
    </section>
  );
}

interface ThroneRowProps {
  readonly cards: readonly string[];
  described(ref: string, id: string): string;
}

/** Cards Shaddam has claimed for his team. */
function ThroneRow({ cards, described }: ThroneRowProps) {
  const { words } = useSettings();
  const { view, speaker } = useImperium();
  return (
    <>
      <h3 className="zone-title" title={words.teams.throneRowHint}>
        {words.teams.throneRow}
        {cards.length === 0 && `: ${words.teams.throneRowEmpty}`}
      </h3>
      {keyed(cards).map(([key, id]) => (
        <Touchable
          key={key}
          refs={[`throne:${id}`]}
          shows={`card:${id}`}
          className="slip throne"
          label={`${words.teams.throneRow}: ${speaker.card(id)}`}
          description={described(`throne:${id}`, id)}
        >
          <span>{speaker.catalog.card(id).name[speaker.lang]}</span>
          <span className="slip-side">
            <CardCost printed={speaker.catalog.card(id).cost} price={view.prices?.cards[`throne:${id}`]} />
          </span>
        </Touchable>
      ))}
    </>
  );
}

/** Open contracts, and how many cards are left in the shared decks. */
export function Decks() {
  const { words } = useSettings();
  const { view } = useImperium();
  const decks = [
    [words.imperiumDeck, 'deck', view.imperiumDeckCount],
    [words.intrigueDeck, 'intrigue', view.intrigueDeckCount],
    [words.conflictDeck, 'sword', view.conflictDeckCount],
    ...(view.options.choam ? ([[words.contractDeck, 'contract', view.contractDeckCount]] as const) : []),
  ] as const;
  return (
    <section className="panel decks" aria-label={words.decks}>
      <div className="deck-counts">
        {decks.map(([name, icon, n]) => (
          <span key={name} className="deck-count" role="img" aria-label={`${name}: ${n}`}>
            <Icon name={icon} /> {n}
          </span>
        ))}
      </div>
      {view.options.choam && (
        <div className="contracts">
          <h2 className="zone-title">{words.contracts}</h2>
          {keyed([...view.contractRow, ...view.contractsAside]).map(([key, id]) => (
            <ContractTile key={key} id={id} />
          ))}
        </div>
      )}
    </section>
  );
}

/** What completes a contract, as a sign. */
function termIcon(
  { term }: ReturnType<ReturnType<typeof useImperium>['speaker']['catalog']['contract']>,
  icon: (space: string) => string,
): string {
  if (term.by === 'visit') return icon(term.space);
  if (term.by === 'harvest') return 'maker';
  return term.by === 'acquire' ? 'persuasion' : 'contract';
}

interface ContractProps {
  readonly id: string;
  readonly brief?: boolean;
  /** Whose it is, if somebody's. */
  readonly seat?: Seat;
}

/** A contract: with its name in the row, as a sign and its reward among a player's things. */
export function ContractTile({ id, brief = false, seat }: ContractProps) {
  const { lang, words } = useSettings();
  const { speaker, view } = useImperium();
  const { catalog } = speaker;
  const contract = catalog.contract(id);
  const { term } = contract;
  // Spice counts within one turn: whoever is at it sees how much there is.
  const progress =
    term.by === 'harvest' && seat !== undefined && view.turn?.seat === seat
      ? ([view.turn.spiceGained, term.spice] as const)
      : undefined;
  const reward = textsOf('contract', id, catalog, lang).find(([box]) => box === 'reward')?.[1] ?? [];
  return (
    <Touchable
      refs={[`contract:${id}`]}
      className="slip contract"
      label={[
        speaker.contract(id),
        ...(progress === undefined ? [] : [words.harvestedThisTurn(...progress)]),
      ].join(', ')}
      description={describe(textsOf('contract', id, catalog, lang), lang)}
    >
      {!brief && <Vignette of={id} kind="guild" />}
      <span className="slip-name">
        <Icon name={termIcon(contract, (space) => catalog.space(space).icon)} />{' '}
        {!brief && contract.name[lang].replace(/ \(.*\)$/, '')}
        {progress !== undefined && <b className="progress">{progress.join('/')}</b>}
      </span>
      <span className="slip-side">
        <PhraseText phrase={reward.filter((part) => typeof part !== 'string')} />
      </span>
    </Touchable>
  );
}
