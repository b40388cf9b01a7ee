import { agentIconName, BOX_NAMES, type Faction, factionName, wordTraining } from '@sietch/imperium';
import type { Phrase } from '@sietch/kernel';
import { Medallion } from '../../art/medallion';
import { Vignette } from '../../art/vignette';
import { Icon } from '../../icons/icon';
import { PhraseText } from '../../icons/phrase';
import { useSettings } from '../../settings/settings';
import { refParts } from '../../table/ref';
import { symbolHelp } from '../help/symbols';
import { useImperium } from '../use-imperium';
import { FactionDetail } from './faction-detail';
import { cardKind, conflictKind, intrigueKind } from './kinds';
import { textsOf } from './texts';

/** Names of the same component in other places of the table. */
const KINDS: Readonly<Record<string, string>> = {
  row: 'card',
  reserve: 'card',
  play: 'card',
  discard: 'card',
  top: 'card',
  aside: 'card',
  hand: 'card',
};

/** A component enlarged: what it is, what it does, and why it cannot be chosen now. */
export function Detail({ of }: { readonly of: string }) {
  const { lang } = useSettings();
  const { speaker, view, why } = useImperium();
  const { catalog } = speaker;
  const [sort, id] = refParts(of);
  const kind = KINDS[sort] ?? sort;
  const reason = why(of);
  const texts = textsOf(kind, id, catalog, lang);
  return (
    <div className={`detail detail-${kind}`}>
      <Picture kind={kind} id={id} />
      <header>
        <h3>{nameOf(kind, id, speaker)}</h3>
        <Facts kind={kind} id={id} />
      </header>
      {texts.map(([box, phrase]) => (
        <section key={box} className={`detail-box box-${box}`}>
          <h4>{BOX_NAMES[box][lang]}</h4>
          <p>
            <PhraseText phrase={phrase} spelled />
          </p>
        </section>
      ))}
      {kind === 'leader' && <Training id={id} />}
      {kind === 'conflict' && id === view.conflicts.at(-1) && <AsThingsStand />}
      {kind === 'faction' && <FactionDetail faction={id as Faction} />}
      <Legend icons={texts.flatMap(([, phrase]) => iconsOf(phrase))} />
      {reason !== undefined && <p className="detail-reason">{reason}</p>}
    </div>
  );
}

/** What it looks like: a leader's face, the picture of a card. */
function Picture({ kind, id }: { readonly kind: string; readonly id: string }) {
  const { catalog } = useImperium().speaker;
  switch (kind) {
    case 'leader':
    case 'rival':
      return id === '' ? null : <Medallion who={id} crop="niche" />;
    case 'card':
      return <Vignette of={id} kind={cardKind(catalog.card(id))} />;
    case 'intrigue':
      return <Vignette of={id} kind={intrigueKind(catalog.intrigue(id))} />;
    case 'conflict':
      return <Vignette of={id} kind={conflictKind(catalog.conflict(id))} />;
    case 'contract':
      return <Vignette of={id} kind="guild" />;
    case 'objective':
      return <Vignette of={id} kind="desert" />;
    default:
      return null;
  }
}

/** What the combat would bring the looking seat now, and what keeps sandworms away. */
function AsThingsStand() {
  const { words } = useSettings();
  const { view, state } = useImperium();
  const place = state.seat === undefined ? undefined : (view.places[state.seat] ?? 0);
  const worms = state.seat === undefined ? 0 : (view.players[state.seat]?.worms ?? 0);
  return (
    <>
      {place !== undefined && (
        <p className="detail-now">
          {place === 0 ? words.noPlace : words.yourPlace(place)} {worms > 0 && words.wormDoubles}
        </p>
      )}
      {view.protected && (
        <p className="detail-now">
          <Icon name="shield-wall" /> {words.wallProtects}.
        </p>
      )}
    </>
  );
}

function iconsOf(phrase: Phrase): readonly string[] {
  return phrase.flatMap((part) => (typeof part === 'string' ? [] : [part.icon]));
}

/** The names of the symbols above, for whoever does not know them by heart yet. */
function Legend({ icons }: { readonly icons: readonly string[] }) {
  const { lang } = useSettings();
  const known = [...new Set(icons)].flatMap((icon) => symbolHelp(icon) ?? []);
  if (known.length === 0) return null;
  return (
    <ul className="legend">
      {known.map(({ icon, name }) => (
        <li key={icon}>
          <Icon name={icon} /> {name[lang]}
        </li>
      ))}
    </ul>
  );
}

function nameOf(
  kind: string,
  id: string,
  { catalog, lang }: ReturnType<typeof useImperium>['speaker'],
): string {
  switch (kind) {
    case 'card':
      return catalog.card(id).name[lang];
    case 'intrigue':
      return catalog.intrigue(id).name[lang];
    case 'conflict':
      return catalog.conflict(id).name[lang];
    case 'leader':
      return id === '' ? '' : catalog.leader(id).name[lang];
    case 'space':
      return catalog.space(id).name[lang];
    case 'contract':
      return catalog.contract(id).name[lang];
    case 'post':
      return catalog.post(id).name[lang];
    case 'objective':
      return catalog.objective(id).name[lang];
    case 'hagal':
      return catalog.hagal(id).name[lang];
    case 'rival':
      return catalog.rival(id).name[lang];
    case 'faction':
      return factionName(id as Faction, lang);
    default:
      return '';
  }
}

function Facts({ kind, id }: { readonly kind: string; readonly id: string }) {
  const { lang, words } = useSettings();
  const { catalog } = useImperium().speaker;
  if (kind === 'leader') {
    if (id === '') return null;
    const { house, ability, signet, complexity } = catalog.leader(id);
    const skills = `${ability.name[lang]} · ${signet.name[lang]}`;
    return (
      <p className="detail-facts">
        {house === undefined ? skills : `${house[lang]} · ${skills}`} · {words.complexity(complexity)}
      </p>
    );
  }
  if (kind === 'conflict') return <p className="detail-facts">{words.level(catalog.conflict(id).level)}</p>;
  if (kind === 'space') {
    const { icon } = catalog.space(id);
    return (
      <p className="detail-facts">
        <Icon name={icon} /> {agentIconName(icon, lang)}
      </p>
    );
  }
  if (kind !== 'card') return null;
  const { cost, icons, factions, group } = catalog.card(id);
  return (
    <>
      <p className="detail-facts">
        {group === 'starter' ? words.starter : cost !== undefined ? words.cost(cost) : ''}
        {factions.map((faction) => ` · ${factionName(faction, lang)}`)}
      </p>
      {icons.length > 0 && (
        <p className="detail-icons">
          {icons.map((icon) => (
            <span key={icon}>
              <Icon name={icon} /> {agentIconName(icon, lang)}
            </span>
          ))}
        </p>
      )}
    </>
  );
}

function Training({ id }: { readonly id: string }) {
  const { lang, words } = useSettings();
  const { catalog } = useImperium().speaker;
  const { training } = catalog.leader(id);
  if (training === undefined) return null;
  return (
    <section className="detail-box">
      <h4>{words.training}</h4>
      <ol>
        {training.slice(1).map((step) => (
          <li key={step.id}>
            <PhraseText phrase={wordTraining(step, lang, catalog)} />
          </li>
        ))}
      </ol>
    </section>
  );
}
