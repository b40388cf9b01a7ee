/** Cards in two rows, in their order: of each the share of its row, by how wide it wants to be. */
export function inTwoRows(wanted: readonly number[]): readonly number[] {
  const sum = (widths: readonly number[]) => widths.reduce((all, width) => all + width, 0);
  const rowsAt = (cut: number) => [wanted.slice(0, cut), wanted.slice(cut)] as const;
  const uneven = (cut: number) => Math.abs(sum(rowsAt(cut)[0]) - sum(rowsAt(cut)[1]));
  const cuts = wanted.map((_, i) => i + 1);
  const best = cuts.reduce((found, cut) => (uneven(cut) < uneven(found) ? cut : found), 1);
  return rowsAt(best).flatMap((row) => row.map((width) => width / sum(row)));
}
