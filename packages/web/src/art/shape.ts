/** One flat shape of a drawing. */
export interface Shape {
  /** A colour of its own, or the name of an ink that the theme, the house or the sky sets (`art.css`). */
  readonly ink: string;
  /** Drawn as a line rather than filled. */
  readonly line: boolean;
  /** Stands out in a dark casing. */
  readonly cased: boolean;
  readonly width?: number;
  readonly opacity?: number;
  readonly transform?: string;
  readonly d: string;
}

/**
 * Drawings are written one shape a line: its ink, `~` before it for a line or `!` for a dark casing, then its width (`w2`), its opacity (`o.5`)
 * and its transform (`@rotate(3)`) if it has any, then its outline. `+name` takes a piece of the kit.
 */
export function readShapes(text: string, kit: Readonly<Record<string, string>> = {}): readonly Shape[] {
  return text
    .trim()
    .split('\n')
    .flatMap((line) => {
      const written = line.trim();
      if (written === '') return [];
      if (written.startsWith('+')) return readShapes(kit[written.slice(1)] ?? '', kit);
      const outline = written.indexOf(' M');
      const [ink = '', ...more] = written.slice(0, outline).split(' ');
      return [
        {
          ink: ink.replace(/^[~!]/, ''),
          line: ink.startsWith('~'),
          cased: ink.startsWith('!'),
          ...Object.assign({}, ...more.map(modifier)),
          d: written.slice(outline + 1),
        },
      ];
    });
}

function modifier(token: string): Partial<Shape> {
  const rest = token.slice(1);
  if (token.startsWith('w')) return { width: Number(rest) };
  if (token.startsWith('o')) return { opacity: Number(rest) };
  return { transform: rest };
}
