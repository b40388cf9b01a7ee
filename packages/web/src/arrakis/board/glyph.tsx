import { GLYPHS, type Glyph } from '../../icons/glyphs';

/** One of our symbols inside another drawing, centred on a point. */
export function MapGlyph({
  name,
  x,
  y,
  size,
  className = '',
}: {
  readonly name: Glyph;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly className?: string;
}) {
  return (
    <path
      className={`glyph ${className}`}
      d={GLYPHS[name]}
      fillRule="evenodd"
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}
    />
  );
}

/** For groups of a drawing whose meaning is told elsewhere in words. */
export const HIDDEN = { 'aria-hidden': true } as const;
