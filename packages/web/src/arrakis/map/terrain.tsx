/** Textures of the ground: dunes, waves, stones and ridges, drawn with a few lines each. */
export function TerrainPatterns() {
  return (
    <defs>
      <pattern id="terrain-desert" width="46" height="26" patternUnits="userSpaceOnUse">
        <path className="grain" d="M0 20c8-9 15-9 23 0s15 9 23 0" />
      </pattern>
      <pattern id="terrain-deep-desert" width="80" height="34" patternUnits="userSpaceOnUse">
        <path className="grain" d="M0 12c14-11 26-11 40 0s26 11 40 0M0 29c14-11 26-11 40 0s26 11 40 0" />
      </pattern>
      <pattern id="terrain-minor-erg" width="26" height="18" patternUnits="userSpaceOnUse">
        <path className="grain" d="M2 9q5-6 10 0M14 16q5-6 10 0" />
      </pattern>
      <pattern id="terrain-plateau" width="30" height="22" patternUnits="userSpaceOnUse">
        <path className="grain" d="M3 7h10M18 16h9M8 14h3" />
      </pattern>
      <pattern id="terrain-mountain" width="34" height="26" patternUnits="userSpaceOnUse">
        <path className="grain" d="M2 22 10 9l5 8M17 14l7-10 8 13" />
      </pattern>
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
