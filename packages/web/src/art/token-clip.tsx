/** The circle of the round crop, in the measure of a portrait. */
export const TOKEN = { cx: 80, cy: 73.6, r: 60.8 } as const;

/** For the `defs` of a drawing that has round medallions in it. */
export function TokenClip() {
  return (
    <clipPath id="token-clip">
      <circle {...TOKEN} />
    </clipPath>
  );
}
