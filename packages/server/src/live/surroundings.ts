import type { AnalysisReader, NewPart, Pause } from '@sietch/desk';
import type { Allowance } from '../allowance.js';
import type { Storage } from '../storage/storage.js';
import type { AskBot } from './stand-ins.js';

/** What tables need from the rest of the server. */
export interface TableSurroundings {
  readonly storage: Storage;
  readonly now: () => number;
  /** Since when this process serves. */
  readonly openSince: number;
  /** How much a seat may say. */
  readonly chatting: Allowance;
  /** Makes a record for somebody at an address when it is their turn, bit by bit. */
  reading<T>(address: string, work: (pause: Pause) => Promise<T>): Promise<T>;
  /** All of the game has been read: that is much to remember. */
  readonly onArchive: (table: string) => void;
  readonly askBot: AskBot;
  /** Tells how a finished game was decided, to somebody at an address. */
  analyse(table: string, record: string, address: string, reader: AnalysisReader): void;
  /** So many milliseconds a person may be away before the others may let a bot play. */
  readonly absentAfter: number;
  /** Whoever is back within so many milliseconds of their turn's beginning hears nothing; without it nobody does. */
  readonly noticeDelay: number | undefined;
  readonly onChoice: (milliseconds: number) => void;
  readonly onNewPart: (part: NewPart) => void;
  readonly onTrouble: (what: string, error: unknown) => void;
  /** A table has been removed. */
  readonly onGone: (table: string) => void;
  /** A game in which the rules themselves went wrong: its record shows how. */
  readonly onBroken: (record: string, error: unknown) => void;
}
