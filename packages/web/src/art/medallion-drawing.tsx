import './art.css';
import { memo } from 'react';
import { HALOS } from './kit/halos';
import { HEADS } from './kit/heads';
import { portraitOf } from './leaders';
import type { Portrait } from './portrait';
import { readShapes, type Shape } from './shape';
import { Shapes } from './shapes';
import { TOKEN } from './token-clip';

/** Two crops of one drawing; the round one is nearer. */
const FRAMES = { niche: '12 12 136 144', token: '19.2 12.8 121.6 121.6' } as const;

interface Read {
  readonly body: readonly Shape[];
  readonly mark: readonly Shape[];
}

const read = new Map<Portrait, Read>();

function shapesOf(portrait: Portrait): Read {
  const known = read.get(portrait);
  if (known !== undefined) return known;
  const { house, body, mark } = portrait;
  const made = { body: readShapes(`${HALOS[house]}\n${body}`, HEADS), mark: readShapes(mark) };
  read.set(portrait, made);
  return made;
}

/** The inks of a person, as the drawing asks for them. */
const inksOf = ({ inks }: Portrait): React.CSSProperties =>
  Object.fromEntries(Object.entries(inks).map(([ink, colour]) => [`--${ink}`, colour]));

interface Cropped {
  readonly crop: 'niche' | 'token';
}

export function MedallionDrawing({ who, crop }: Cropped & { readonly who: string }) {
  return <PortraitDrawing portrait={portraitOf(who)} crop={crop} />;
}

export const PortraitDrawing = memo(function PortraitDrawing({
  portrait,
  crop,
}: Cropped & { readonly portrait: Portrait }) {
  return (
    <svg
      className={`art house-${portrait.house}`}
      viewBox={FRAMES[crop]}
      style={inksOf(portrait)}
      aria-hidden="true"
    >
      <Layers portrait={portrait} crop={crop} />
    </svg>
  );
});

/** The round crop on a point of another drawing, which has the clip `token-clip` (`TokenClip`). */
export const MedallionFigure = memo(function MedallionFigure({
  who,
  x,
  y,
  radius,
}: {
  readonly who: string;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}) {
  const portrait = portraitOf(who);
  const scale = radius / TOKEN.r;
  return (
    <g
      className={`house-${portrait.house}`}
      style={inksOf(portrait)}
      transform={`translate(${x - TOKEN.cx * scale} ${y - TOKEN.cy * scale}) scale(${scale})`}
    >
      <g clipPath="url(#token-clip)">
        <Layers portrait={portrait} crop="token" />
      </g>
    </g>
  );
});

function Layers({ portrait, crop }: Cropped & { readonly portrait: Portrait }) {
  const { body, mark } = shapesOf(portrait);
  const [x, y] = portrait.token;
  return (
    <>
      <path className="ink-n1" d="M0 0h160v160H0z" />
      <Shapes of={body} />
      <g {...(crop === 'token' && { transform: `translate(${x} ${y})` })}>
        <Shapes of={mark} />
      </g>
    </>
  );
}
