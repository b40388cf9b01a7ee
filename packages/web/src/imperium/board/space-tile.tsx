import { factionName } from '@sietch/imperium';
import type { Phrase } from '@sietch/kernel';
import { Vignette } from '../../art/vignette';
import { GLYPHS } from '../../icons/glyphs';
import { Amount, Icon } from '../../icons/icon';
import { PhraseText } from '../../icons/phrase';
import { Piece } from '../../icons/seat-mark';
import { useSettings } from '../../settings/settings';
import { Touchable } from '../../table/touchable';
import { useImperium } from '../use-imperium';
import { symbolsOf } from './symbols';

/** What symbols say one after another: between two of them stands a comma, except after a verb. */
function spoken(phrase: Phrase): string {
  const parts = phrase.map((part, i) => {
    if (typeof part === 'string') return part === ' ' ? ', ' : ` ${part.trim()} `;
    const before = phrase[i - 1];
    if (typeof before !== 'object') return part.text;
    return before.icon === 'trash' ? ` ${part.text}` : `, ${part.text}`;
  });
  return parts.join('');
}

/** A space of the board: its sign, name and symbols, and whatever stands on it. */
export function SpaceTile({
  id,
  className = '',
  style,
}: {
  readonly id: string;
  readonly className?: string;
  readonly style?: React.CSSProperties;
}) {
  const { lang, words } = useSettings();
  const { view, speaker, label, left } = useImperium();
  const { catalog } = speaker;
  const space = catalog.space(id);
  const ways = left.filter(({ refs }) => refs.includes(`space:${id}`));
  const infiltrated = ways.length > 0 && ways.every(({ key }) => view.decision?.infiltrators?.[key]);
  const agents = view.agents.filter((agent) => agent.space === id);
  const bonus = view.makers[id] ?? 0;
  const controller = view.control[id];
  const manned = agents.length > 0 || controller !== undefined;
  const voice = view.voices.find((other) => other.space === id);
  const symbols = symbolsOf(space, {
    lang,
    catalog,
    choam: view.options.choam === true,
    prices: view.prices?.spaces[id],
  });
  const told = [
    space.name[lang],
    spoken(symbols),
    ...(space.requires ? [`${factionName(space.requires.faction, lang)} ${space.requires.influence}`] : []),
    ...(bonus > 0 ? [words.bonusSpice(bonus)] : []),
    ...(controller === undefined ? [] : [words.controlledBy(label(controller))]),
    ...agents.map((agent) => words.agentOf(label(agent.seat))),
    ...(voice === undefined ? [] : [words.closedBy(label(voice.seat))]),
    ...(infiltrated ? [words.infiltrated] : []),
  ].join(', ');
  return (
    <Touchable
      refs={[`space:${id}`]}
      className={`space on-${space.icon} ${className} ${manned ? 'manned' : ''}`}
      label={told}
      style={style ?? {}}
    >
      <span className={`space-sign bg-${space.icon}`}>
        <Icon name={space.icon} />
      </span>
      <span className="space-text">
        <span className="space-name">{space.name[lang]}</span>
        <span className="space-symbols">
          {space.requires !== undefined && (
            <span className="space-needs">
              <b>{space.requires.influence}</b>
              <Icon name={space.requires.faction} />:
            </span>
          )}
          <PhraseText phrase={symbols} />
          {space.combat && <Icon name="sword" />}
        </span>
      </span>
      {className.includes('upright') && (
        <Vignette of={id} kind={space.icon === 'landsraad' ? 'landsraad' : 'desert'} />
      )}
      <span className="space-pieces">
        {bonus > 0 && <Amount name="spice" n={bonus} label={words.bonusSpice(bonus)} />}
        {controller !== undefined && (
          <Piece seat={controller} d={GLYPHS.control} label={words.controlledBy(label(controller))} />
        )}
        {agents.map((agent) => (
          <Piece
            key={`${agent.seat}${agent.mentat}`}
            seat={agent.seat}
            d={agent.mentat ? GLYPHS.mentat : GLYPHS.agent}
            label={words.agentOf(label(agent.seat))}
          />
        ))}
        {infiltrated && (
          <span className="infiltrated">
            <Icon name="spy-recall" label={words.infiltrated} />
          </span>
        )}
        {voice !== undefined && <Icon name="close" label={words.closedBy(label(voice.seat))} />}
      </span>
    </Touchable>
  );
}
