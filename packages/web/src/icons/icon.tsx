import { memo } from 'react';
import { GLYPHS, type Glyph } from './glyphs';

/** Symbols whose number stands inside them, as on the games' boards. */
const HOLDS_NUMBER: readonly string[] = ['solari', 'spice', 'water', 'persuasion'];

function glyphOf(name: string): Glyph {
  if (name in GLYPHS) return name as Glyph;
  if (name.startsWith('influence-')) return name.slice('influence-'.length) as Glyph;
  if (name.startsWith('alliance-')) return 'alliance';
  return 'point';
}

/** The colour class: factions lend theirs to influence and alliances. */
function toneOf(name: string): string {
  return name.replace(/^(influence|alliance)-/, '');
}

/** A symbol alone. Without a label it is decoration beside words. */
export const Icon = memo(function Icon({ name, label }: { readonly name: string; readonly label?: string }) {
  const className = `icon tone-${toneOf(name)}`;
  const shape = <path d={GLYPHS[glyphOf(name)]} fillRule="evenodd" />;
  if (label === undefined) {
    return (
      <svg className={className} viewBox="0 0 24 24" aria-hidden="true" data-symbol={name}>
        {shape}
      </svg>
    );
  }
  return (
    <svg className={className} viewBox="0 0 24 24" role="img" aria-label={label} data-symbol={name}>
      {shape}
    </svg>
  );
});

/** A symbol with an amount: inside it, or in front of it. */
export const Amount = memo(function Amount({
  name,
  n,
  label,
}: {
  readonly name: string;
  readonly n: number | string;
  readonly label: string;
}) {
  if (!HOLDS_NUMBER.includes(name)) {
    return (
      <span className="amount" role="img" aria-label={label}>
        <b aria-hidden="true">{n}</b>
        <Icon name={name} />
        {name.startsWith('influence-') && <Icon name="influence" />}
      </span>
    );
  }
  return (
    <svg
      className={`icon amount-in tone-${name}`}
      viewBox="0 0 24 24"
      role="img"
      aria-label={label}
      data-symbol={name}
    >
      <path d={name === 'solari' ? 'M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22z' : GLYPHS[name as Glyph]} />
      <text
        x="12"
        y={name === 'water' ? 19.2 : 17.5}
        textAnchor="middle"
        letterSpacing={String(n).length > 1 ? -1 : undefined}
      >
        {n}
      </text>
    </svg>
  );
});
