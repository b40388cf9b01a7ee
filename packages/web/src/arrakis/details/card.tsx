import { leaderCard, planningCard } from '@sietch/arrakis';
import { useSettings } from '../../settings/settings';
import { refParts } from '../../table/ref';
import { described } from '../descriptions';
import { useWar } from '../use-war';
import { ALONE } from '../words/alone-words';
import { Said } from './said';

const GENERIC_CARDS: Readonly<Record<string, string>> = {
  'leader:naib': 'leader:naibs',
  'leader:bashar': 'leader:bashars',
};

/** A component with text, readable; a discreet note where its values are not certain. */
export function CardDetail({ of }: { readonly of: string }) {
  const { lang } = useSettings();
  const { view, speaker } = useWar();
  const { war } = speaker;
  const alone = view.automaton === undefined ? undefined : ALONE[of];
  const item = described(GENERIC_CARDS[of] ?? of, lang);
  if (item === undefined) return null;
  return (
    <>
      <Facts of={of} />
      {(Object.keys(item.phrases) as (keyof typeof item.phrases)[]).map((box) => (
        <section key={box} className={`detail-box box-${box}`}>
          <h4>{war.boxes[box]}</h4>
          <p>
            <Said phrase={item.phrases[box] ?? []} />
          </p>
        </section>
      ))}
      {alone !== undefined && (
        <section className="detail-box box-alone">
          <h4>{war.automaton.title}</h4>
          <p>{alone[lang]}</p>
        </section>
      )}
      {item.doubt !== undefined && (
        <p className="detail-doubt">
          ≈ {war.doubt}. {war.doubts[item.doubt]}
        </p>
      )}
    </>
  );
}

function Facts({ of }: { readonly of: string }) {
  const { view, speaker } = useWar();
  const { war } = speaker;
  const [kind, id] = refParts(of);
  if (kind === 'card') return <p className="detail-facts">{war.decks[planningCard(id).deck]}</p>;
  if (kind !== 'leader' || id === 'naib' || id === 'bashar') return null;
  const { side, force } = leaderCard(id);
  const state = view.factions[side].leaders[id];
  return (
    <p className="detail-facts">
      {war.decks[force]}
      {state !== undefined && ` · ${war.leaderStates[state]}`}
    </p>
  );
}
