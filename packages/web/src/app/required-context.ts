import { type Context, useContext } from 'react';

/** What a part of the page cannot do without; the complaint says where it was used instead. */
export function useRequired<T>(context: Context<T | undefined>, complaint: string): T {
  const found = useContext(context);
  if (found === undefined) throw new Error(complaint);
  return found;
}
