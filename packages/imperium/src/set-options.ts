import * as v from 'valibot';
import { type ContentSet, type Edition, GUEST_GROUPS, type GuestGroup } from './content/component.js';

/** Is a module used? Which groups of a guest are mixed in? */
type SetWish = boolean | readonly GuestGroup[];

/** What may join an edition. */
type Sets = Pick<Edition, 'modules' | 'guests' | 'always'>;

const moduleOption = ({ id }: ContentSet, always: boolean) =>
  always
    ? v.optional(v.literal(true, `${id} cannot be left out with so many players`), true)
    : v.optional(v.boolean(`${id} must be true or false`), false);

const guestOption = ({ id }: ContentSet) => {
  const message = `${id} must be a list of ${GUEST_GROUPS.join(', ')}`;
  const group = v.picklist(GUEST_GROUPS, message);
  const alone = v.pipe(
    group,
    v.transform((one) => [one]),
  );
  return v.optional(v.union([v.array(group), alone], message), []);
};

/** Every set that may join has an option of its name. */
export function setOptions({ modules, guests, always = [] }: Sets) {
  const entries: Record<string, v.GenericSchema<unknown, SetWish>> = Object.fromEntries([
    ...modules.map((set) => [set.id, moduleOption(set, always.includes(set.id))]),
    ...guests.map(({ set }) => [set.id, guestOption(set)]),
  ]);
  return v.object(entries);
}

type SetWishes = Readonly<Record<string, SetWish>>;

/** A set that came later is spoken of only where it is used: games from before it stay as they are. */
export function leavingOutUnused({ modules, guests }: Sets) {
  const sets = [...modules, ...guests.map(({ set }) => set)];
  const later = sets.filter(({ inEveryRecord }) => inEveryRecord === undefined).map(({ id }) => id);
  const isUsed = (wish: SetWish) => (typeof wish === 'boolean' ? wish : wish.length > 0);
  return v.transform((wishes: SetWishes) =>
    Object.fromEntries(Object.entries(wishes).filter(([id, wish]) => !later.includes(id) || isUsed(wish))),
  );
}
