import * as v from 'valibot';
import { ProtocolError } from './errors.js';
import { type Patch, type Position, tableView, type ViewPatch } from './position.js';

/** The position after a patch: for clients that said `patches` in their hello. */
export function patched(before: Position, { view: changes, ...standing }: Patch): Position {
  const view = patchedFields({ ...before.view }, changes);
  if (!v.is(tableView, view)) throw new ProtocolError('bad-request', 'patch: does not fit the view');
  return { ...standing, view };
}

/** What a patch does not name stays the same object, so that what draws it need not draw it again. */
export function patchedFields(
  before: Readonly<Record<string, unknown>>,
  { set, unset }: ViewPatch,
): Record<string, unknown> {
  const view = { ...before };
  for (const field of unset) delete view[field];
  for (const [path, value] of Object.entries(set)) {
    const slash = path.indexOf('/');
    const field = slash < 0 ? path : path.slice(0, slash);
    const key = path.slice(slash + 1);
    const whole = view[field];
    if (slash < 0 || typeof whole !== 'object' || whole === null) view[path] = value;
    else view[field] = Array.isArray(whole) ? whole.with(Number(key), value) : { ...whole, [key]: value };
  }
  return view;
}
