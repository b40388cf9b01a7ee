import { TokenClip } from '../../art/token-clip';

/** What the drawing of the map refers to: the heads of arrows, the circle of faces. */
export function MapDefs() {
  return (
    <defs>
      <TokenClip />
      <marker
        id="arrow"
        viewBox="0 0 10 10"
        refX="7"
        refY="5"
        markerWidth="4.5"
        markerHeight="4.5"
        orient="auto"
      >
        <path className="arrow-head" d="M0 0 10 5 0 10z" />
      </marker>
    </defs>
  );
}
