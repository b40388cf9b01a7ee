import type { SubjectName } from '../subjects';
import { ARRAKIS } from './arrakis';
import { IMPERIUM } from './imperium';

const BY_ID: ReadonlyMap<string, SubjectName> = new Map(
  [IMPERIUM, ARRAKIS].flatMap((pictures) =>
    Object.entries(pictures).flatMap(([subject, ids]) =>
      ids.split(/\s+/).map((id): [string, SubjectName] => [id, subject as SubjectName]),
    ),
  ),
);

/** Conflicts that visit another box carry a prefix: they keep their picture. */
function known(id: string): SubjectName | undefined {
  const found = BY_ID.get(id);
  const rest = id.indexOf('-');
  return found !== undefined || rest < 0 ? found : known(id.slice(rest + 1));
}

export const hasPicture = (id: string): boolean => known(id) !== undefined;

/** What is seen on a card; the open desert, should it have no picture of its own. */
export function subjectOf(id: string): SubjectName {
  return known(id) ?? 'agent';
}
