import type { TableInfo } from '@sietch/protocol';

/** How many choices are asked again after an upgrade of the server, until everybody has gone on from there. */
export function asksAgain({ continued }: Pick<TableInfo, 'continued'>, version: number): number {
  if (continued === undefined || version > continued.version + continued.givenUp) return 0;
  return continued.givenUp;
}
