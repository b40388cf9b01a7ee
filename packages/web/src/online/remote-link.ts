import type { GameEvent, Refusal, Seat } from '@sietch/kernel';
import { Announcer, type SeenEvent, type TableLink, type TableView } from '../link/table-link';
import { labelsOf, recordOf, type TableInfo } from './tables';

const PROTOCOL = 1;
const SHORTEST_WAIT = 500;
const LONGEST_WAIT = 15_000;

interface Change {
  readonly version: number;
  readonly undone?: true;
  readonly events: readonly GameEvent[];
}

interface Position {
  readonly version: number;
  readonly view: TableView;
  readonly canUndo: boolean;
  readonly refusals?: readonly Refusal[];
}

/** What the server says; docs/protocol.md describes it. */
type Message =
  | {
      readonly type: 'welcome';
      readonly table: TableInfo;
      readonly position?: Position;
      readonly gap?: readonly Change[];
    }
  | { readonly type: 'table'; readonly table: TableInfo }
  | { readonly type: 'update'; readonly change?: Change; readonly position: Position }
  | { readonly type: 'log'; readonly changes: readonly Change[]; readonly more: boolean }
  | { readonly type: 'error'; readonly code: string; readonly position?: Position }
  | { readonly type: 'done' | 'chat' };

/** A table on a server. It comes back by itself when the connection is lost. */
export class RemoteLink extends Announcer implements TableLink {
  private socket: WebSocket | undefined;
  private version: number | undefined;
  private wait = SHORTEST_WAIT;
  private closed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly changes = new Map<number, Change>();
  private readonly id: string;
  private readonly seat: Seat | undefined;

  constructor(id: string, seat: Seat | undefined) {
    super();
    this.id = id;
    this.seat = seat;
    this.connect();
  }

  private connect(): void {
    const address = new URL(`${import.meta.env.BASE_URL}api/tables/${this.id}/live`, location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    if (this.seat !== undefined) address.searchParams.set('seat', String(this.seat));
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => {
      this.wait = SHORTEST_WAIT;
      this.send({
        type: 'hello',
        protocol: PROTOCOL,
        ...(this.version !== undefined && { seen: this.version }),
      });
    };
    socket.onmessage = ({ data }: MessageEvent<string>) => this.hear(JSON.parse(data) as Message);
    socket.onclose = () => this.comeBack();
  }

  private comeBack(): void {
    if (this.closed) return;
    this.announce({ status: 'lost', busy: false });
    this.timer = setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private send(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private hear(message: Message): void {
    switch (message.type) {
      case 'welcome':
        this.tellTable(message.table);
        for (const change of message.gap ?? []) this.note(change);
        if (message.position !== undefined) this.show(message.position);
        if (message.gap === undefined && message.position !== undefined) this.send({ type: 'log', from: 0 });
        return;
      case 'table':
        return this.tellTable(message.table);
      case 'update':
        if (message.change !== undefined) this.note(message.change);
        return this.show(message.position);
      case 'log': {
        for (const change of message.changes) this.note(change);
        const last = message.changes.at(-1);
        if (message.more && last !== undefined) this.send({ type: 'log', from: last.version + 1 });
        return this.announce({ log: this.log() });
      }
      case 'error':
        this.announce({ busy: false, problem: message.code });
        if (message.position !== undefined) this.show(message.position);
        return;
    }
  }

  private tellTable(table: TableInfo): void {
    const status = table.status === 'open' ? 'waiting' : 'live';
    this.announce({ status, game: table.game, seats: labelsOf(table), seat: this.seat });
  }

  private note(change: Change): void {
    this.changes.set(change.version, change);
  }

  /** What was taken back is not told any more. */
  private log(): readonly SeenEvent[] {
    const standing: Change[] = [];
    for (const change of [...this.changes.values()].sort((a, b) => a.version - b.version)) {
      if (change.undone) standing.pop();
      else standing.push(change);
    }
    return standing.flatMap(({ version, events }) => events.map((event) => ({ step: version, event })));
  }

  private show({ version, view, canUndo, refusals = [] }: Position): void {
    this.version = version;
    this.announce({ status: 'live', view, canUndo, refusals, log: this.log(), busy: false });
    if (view.outcome !== undefined && this.getState().record === undefined) {
      recordOf(this.id).then(
        (record) => this.announce({ record }),
        () => {},
      );
    }
  }

  choose(key: string): void {
    this.announce({ busy: true });
    this.send({ type: 'choose', version: this.version ?? 0, key });
  }

  undo(): void {
    this.send({ type: 'undo', version: this.version ?? 0 });
  }

  look(): void {}

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }
}
