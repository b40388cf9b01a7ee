import type { AnalysisReader } from '@sietch/desk';
import { type Analysis, type AnalysisTold, analysis, ProtocolError, parse } from '@sietch/protocol';
import type { BotPool } from './pool.js';

/** So many games may wait for their analysis, and so many that were analysed are remembered. */
const MOST_WAITING = 50;
const MOST_KEPT = 200;

/** It is told how far an analysis has come whenever it has come so much further. */
const STEP = 0.02;

interface Running {
  readonly readers: Set<AnalysisReader>;
  /** Whence it was asked for first. */
  readonly address: string;
  progress: number;
  found: Analysis | undefined;
}

/** Analyses of finished games: one for each table however many ask, in the threads of bots whenever no bot wants them. */
export class Analyses {
  private readonly pool: Pick<BotPool, 'study'>;
  private readonly mostPerAddress: number;
  private readonly running = new Map<string, Running>();
  /** In the order in which they were wanted last. */
  private readonly kept = new Map<string, Analysis>();

  constructor(pool: Pick<BotPool, 'study'>, mostPerAddress: number) {
    this.pool = pool;
    this.mostPerAddress = mostPerAddress;
  }

  /** For a table whose game is over. */
  read(table: string, record: string, address: string, reader: AnalysisReader): void {
    const kept = this.kept.get(table);
    if (kept !== undefined) {
      this.keep(table, kept);
      return reader.tell({ progress: 1, analysis: kept });
    }
    const { readers, progress, found } = this.running.get(table) ?? this.begin(table, record, address);
    for (const other of readers) if (!other.listens()) readers.delete(other);
    readers.add(reader);
    if (found !== undefined) reader.tell({ progress, analysis: found });
  }

  private begin(table: string, record: string, address: string): Running {
    const its = [...this.running.values()].filter((each) => each.address === address);
    if (this.running.size >= MOST_WAITING || its.length >= this.mostPerAddress)
      throw new ProtocolError('too-many', 'Too many games wait for their analysis. Try again later.');
    const running: Running = { readers: new Set(), address, progress: 0, found: undefined };
    this.running.set(table, running);
    this.pool.study(table, record, {
      onPiece: ({ progress, found, done }) => {
        if (found !== undefined) running.found = parse(analysis, found);
        const analysed = running.found;
        if (found === undefined && !done && progress < running.progress + STEP) return;
        running.progress = progress;
        tellAll(running, { progress, ...(found !== undefined && analysed && { analysis: analysed }) });
        if (!done) return;
        this.running.delete(table);
        if (analysed !== undefined) this.keep(table, analysed);
      },
      onFailure: () => {
        this.running.delete(table);
        const error = new ProtocolError('internal', 'The analysis failed.');
        for (const reader of running.readers) reader.fail(error);
      },
    });
    return running;
  }

  private keep(table: string, found: Analysis): void {
    this.kept.delete(table);
    this.kept.set(table, found);
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= MOST_KEPT) return;
      this.kept.delete(oldest);
    }
  }
}

function tellAll({ readers }: Running, told: AnalysisTold): void {
  for (const reader of readers) if (reader.listens()) reader.tell(told);
}
