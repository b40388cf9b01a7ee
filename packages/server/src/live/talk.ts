import type { AnyRules, Seat } from '@sietch/kernel';
import { type ChatLine, ProtocolError } from '@sietch/protocol';
import type { Allowance } from '../allowance.js';
import type { Storage } from '../storage/storage.js';
import type { StoredTable } from '../tables/table.js';

const SHOWN = 50;

interface Saying {
  readonly seat: Seat;
  readonly text: string;
  readonly at: number;
  readonly to: readonly Seat[] | undefined;
}

/**
 * The chat of a table: what everybody hears, and what partners tell each other. Each has a channel of its own, with numbers and an
 * end of its own, so that nobody can count what they may not hear.
 */
export class Talk {
  private readonly storage: Storage;
  private readonly rules: AnyRules;
  /** How fast a seat may talk, to whomever. By seat, not by connection: reconnecting gives nobody more to say. */
  private readonly allowance: Allowance;
  /** Of each channel, the number of the latest line those here know. */
  private readonly heard = new Map<string, number>();

  constructor(storage: Storage, rules: AnyRules, allowance: Allowance) {
    this.storage = storage;
    this.rules = rules;
    this.allowance = allowance;
  }

  /** The latest lines a seat may read: those to everybody, and those to its own team. */
  async latest(table: StoredTable, seat: Seat | undefined): Promise<ChatLine[]> {
    if (!table.settings.chat) return [];
    const its = this.channels(table).filter(({ team }) => mayHear(team, seat));
    const lines = await Promise.all(its.map((channel) => this.read(channel)));
    return lines.flat().sort((a, b) => a.at - b.at);
  }

  /** What was said through other processes, and those here have not been told. */
  async unheard(table: StoredTable): Promise<ChatLine[]> {
    if (!table.settings.chat) return [];
    const lines: ChatLine[] = [];
    for (const channel of this.channels(table)) {
      const known = this.heard.get(channel.name);
      const latest = await this.read(channel);
      if (known !== undefined) lines.push(...latest.filter(({ number }) => number > known));
    }
    return lines;
  }

  private channels({ id, options }: StoredTable): Channel[] {
    const teams = this.rules.teams?.(options) ?? [];
    return [
      { name: channelOf(id) },
      ...teams.map((team) => ({ name: channelOf(id, team), team: { to: [...team] } })),
    ];
  }

  private async read({ name, team }: Channel): Promise<ChatLine[]> {
    const lines = await this.storage.readChat(name, SHOWN);
    this.heard.set(name, Math.max(this.heard.get(name) ?? 0, lines.at(-1)?.number ?? 0));
    return lines.map((line) => ({ ...line, ...team }));
  }

  /** To everybody, or to the seats it is confided to: nobody, if there are none. Resolves with what is to be told now. */
  async say(table: StoredTable, { seat, text, at, to }: Saying): Promise<readonly ChatLine[]> {
    if (!table.settings.chat) throw new ProtocolError('chat-off', 'There is no chat at this table.');
    if (to !== undefined && !to.includes(seat))
      throw new ProtocolError(
        'talk-refused',
        'All talk is open now: nobody may be told something in secret.',
      );
    if (!(await this.allowance.take(`${table.id} ${seat}`)))
      throw new ProtocolError('too-many', 'Too many lines. Slow down.');
    const line = { seat, name: table.seats[seat]?.name ?? '', text, at };
    const name = channelOf(table.id, to);
    const said = await this.storage.appendChat(name, line);
    // Lines of other processes may come before this one: all of them are told in their order.
    const known = this.heard.get(name);
    if (known === undefined || known === said.number - 1) {
      this.heard.set(name, said.number);
      return [to === undefined ? said : { ...said, to: [...to] }];
    }
    return this.unheard(table);
  }
}

interface Channel {
  readonly name: string;
  readonly team?: { readonly to: Seat[] };
}

export function mayHear({ to }: Pick<ChatLine, 'to'> = {}, seat: Seat | undefined): boolean {
  return to === undefined || (seat !== undefined && to.includes(seat));
}

/** Ids of tables have no blanks. */
function channelOf(table: string, team?: readonly Seat[]): string {
  return team === undefined ? table : [table, ...[...team].sort((a, b) => a - b)].join(' ');
}
