/**
 * Equal things are told apart by their number among equals, not by their place: whatever stays is not drawn anew when
 * something beside it comes or goes.
 */
export function keyed<Id extends string>(ids: readonly Id[]): readonly (readonly [key: string, id: Id])[] {
  const seen = new Map<Id, number>();
  return ids.map((id) => {
    const number = (seen.get(id) ?? 0) + 1;
    seen.set(id, number);
    return [`${id} ${number}`, id];
  });
}
