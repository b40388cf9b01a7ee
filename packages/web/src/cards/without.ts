/** What is left of a list of cards when others are taken out of it, one for one. */
export function without(cards: readonly string[], taken: readonly string[]): readonly string[] {
  const left = [...cards];
  for (const card of taken) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
