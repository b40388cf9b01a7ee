import type { TableView } from '../link/table-link';

/** What changed in a view: values by field, or by `field/key` for elements of a list or record; and fields that are gone. */
export interface ViewPatch {
  readonly set: Readonly<Record<string, unknown>>;
  readonly unset: readonly string[];
}

type Fields = Record<string, unknown>;

/** The view after a patch. What it does not name stays the same object, so that what draws it need not draw it again. */
export function patchedView(before: TableView, { set, unset }: ViewPatch): TableView {
  const view: Fields = { ...before };
  for (const field of unset) delete view[field];
  for (const [path, value] of Object.entries(set)) {
    const slash = path.indexOf('/');
    const field = slash < 0 ? path : path.slice(0, slash);
    const key = path.slice(slash + 1);
    const whole = view[field];
    if (slash < 0 || typeof whole !== 'object' || whole === null) view[path] = value;
    else view[field] = Array.isArray(whole) ? whole.with(Number(key), value) : { ...whole, [key]: value };
  }
  return view as Fields & TableView;
}
