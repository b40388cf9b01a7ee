/** The same table without a prototype: it is looked up twice as fast, which counts where that is done for every choice. */
export function dictionary<T extends object>(table: T): T {
  return Object.assign(Object.create(null), table);
}
