import { Fragment, type ReactNode } from 'react';
import type { SeenEvent } from '../link/table-link';
import { useInspect, useInspector } from './inspector';
import type { Story, Voice } from './presenter';

/** The name of a component within a line: looking at it enlarges the thing. */
function NameLink({ of, children }: { readonly of: string; readonly children: ReactNode }) {
  const { show } = useInspector();
  const { wasLongPress, putAway, ...inspect } = useInspect(of);
  return (
    <button
      type="button"
      className="name-link"
      // The thing itself can be reached by keyboard; a stop at every name would make the log endless.
      tabIndex={-1}
      {...inspect}
      onClick={({ currentTarget }) => {
        if (!wasLongPress()) show(of, currentTarget.getBoundingClientRect(), true);
      }}
    >
      {children}
    </button>
  );
}

/** Draws a text with the names an event tells as things that can be looked up. */
export function namesIn(
  event: SeenEvent['event'],
  story: Story,
  speaker: Voice,
): (text: string) => ReactNode {
  const names = (story.things?.(event) ?? []).map((ref) => [speaker.thing(ref), ref] as const);
  return (text) => split(text, names);
}

/** What stands right behind a name never begins a line. */
const MARK = /^[^\s\p{L}\p{N}]+/u;

function split(text: string, names: readonly (readonly [name: string, ref: string])[]): ReactNode {
  const [first, ...others] = names;
  if (first === undefined) return text;
  const [name, ref] = first;
  const at = name === '' ? -1 : text.indexOf(name);
  if (at < 0) return split(text, others);
  const after = text.slice(at + name.length);
  const [mark = ''] = MARK.exec(after) ?? [];
  return (
    <Fragment>
      {split(text.slice(0, at), others)}
      <span className="name-and-mark">
        <NameLink of={ref}>{name}</NameLink>
        {mark}
      </span>
      {split(after.slice(mark.length), others)}
    </Fragment>
  );
}
