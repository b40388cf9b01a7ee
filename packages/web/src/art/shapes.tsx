import { memo } from 'react';
import type { Shape } from './shape';

/** A drawing inside an `svg`: flat shapes in the inks of whatever stands around it. */
export const Shapes = memo(function Shapes({ of }: { readonly of: readonly Shape[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: shapes lie one upon another and never change places.
  return of.map((shape, i) => <OneShape key={i} shape={shape} />);
});

function OneShape({ shape: { ink, line, cased, width, opacity, transform, d } }: { readonly shape: Shape }) {
  const own = ink.startsWith('#');
  const inked = own ? '' : line ? `line-${ink}` : `ink-${ink}`;
  // Opacity of a whole shape wants a layer of its own to be painted on; that of the one ink it has does not.
  const thin = cased ? 'opacity' : line ? 'strokeOpacity' : 'fillOpacity';
  const className = cased ? `${inked} cased` : inked;
  return (
    <path
      d={d}
      {...(className !== '' && { className })}
      {...(own && { [line ? 'stroke' : 'fill']: ink })}
      {...(line && own && { fill: 'none' })}
      {...(width !== undefined && { strokeWidth: width })}
      {...(opacity !== undefined && { [thin]: opacity })}
      {...(transform !== undefined && { transform: transform.replaceAll(')', ') ').trim() })}
    />
  );
}
