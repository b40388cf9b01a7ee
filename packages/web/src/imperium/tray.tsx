import { Medallion } from '../art/medallion';
import { Vignette } from '../art/vignette';
import { PhraseText } from '../icons/phrase';
import { useSettings } from '../settings/settings';
import { refParts } from '../table/ref';
import { Touchable } from '../table/touchable';
import { CardFace } from './cards/card-face';
import { Complexity } from './cards/complexity';
import { leaderKind } from './cards/kinds';
import { textsOf } from './cards/texts';
import { useImperium } from './use-imperium';

/** Where the cards lie that can be chosen: nobody should wonder what they are looking at. */
const PLACES = [
  ['discard', 'discard'],
  ['top', 'topOfDeck'],
  ['aside', 'aside'],
] as const;

/** Things to choose from that do not lie open on the table: leaders, cards of decks and piles. */
export function Tray() {
  const { words } = useSettings();
  const { view, offers, speaker } = useImperium();
  const refs = [...new Set(offers.flatMap((offer) => offer.refs))];
  const cards = refs.filter((ref) => /^(top|discard|aside):/.test(ref));
  const leaders = refs.filter((ref) => ref.startsWith('leader:') && offers.some(({ key }) => key === ref));
  if (cards.length === 0 && leaders.length === 0) return null;
  return (
    <section className={leaders.length > 0 ? 'tray leaders' : 'tray'} aria-label={words.choices}>
      {PLACES.map(([place, title]) => {
        const here = cards.filter((ref) => ref.startsWith(`${place}:`));
        return here.length === 0 ? null : (
          <div key={place} className="tray-place">
            <h2 className="zone-title">{words[title]}</h2>
            {here.map((ref) => {
              const [, id] = refParts(ref);
              return (
                <Touchable key={ref} refs={[ref]} className="card" label={speaker.card(id)}>
                  <CardFace id={id} catalog={speaker.catalog} price={view.prices?.cards[ref]} />
                </Touchable>
              );
            })}
          </div>
        );
      })}
      {leaders.map((ref) => (
        <LeaderFace key={ref} id={refParts(ref)[1]} />
      ))}
    </section>
  );
}

function LeaderFace({ id }: { readonly id: string }) {
  const { lang, words } = useSettings();
  const { catalog } = useImperium().speaker;
  const { name, house, ability, signet, complexity } = catalog.leader(id);
  const texts = textsOf('leader', id, catalog, lang);
  const titles: Readonly<Record<string, string>> = { ability: ability.name[lang], signet: signet.name[lang] };
  return (
    <Touchable
      refs={[`leader:${id}`]}
      className="leader-face"
      label={`${name[lang]}, ${words.complexity(complexity)}`}
    >
      <span className="leader-head">
        <Medallion who={id} crop="niche" />
        <span className="card-name">{name[lang]}</span>
        <Complexity of={complexity} />
      </span>
      {house !== undefined && <span className="leader-house">{house[lang]}</span>}
      {texts.map(([box, phrase]) => (
        <span key={box} className="leader-box">
          <b>{titles[box]}</b>
          <PhraseText phrase={phrase} />
        </span>
      ))}
      <Vignette of={id} kind={leaderKind(id)} />
    </Touchable>
  );
}
