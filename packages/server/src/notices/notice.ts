import type { Seat } from '@sietch/kernel';
import type { NoticeKind } from './words.js';

/** Something somebody should hear, unless they come by themselves before it is due. */
export interface Notice {
  readonly table: string;
  readonly seat: Seat;
  readonly kind: NoticeKind;
  /** Milliseconds since 1970. */
  readonly due: number;
}
