import type { en } from './en';

/** The words of the screens. A missing or mistyped one does not compile. */
export type Words = typeof en;
