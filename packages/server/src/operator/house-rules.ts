import { ProtocolError } from '@sietch/protocol';
import type { OperatorStorage } from '../storage/operator-storage.js';
import { type Ban, readBans } from './bans.js';
import { NAME_FILTER, NameFilter } from './name-filter.js';

/** What whoever runs the server has decided: who may not come, and what nobody may be called. Read anew when it changes. */
export class HouseRules {
  readonly names = new NameFilter();
  private readonly operator: OperatorStorage;
  private readonly now: () => number;
  private bans = new Map<string, Ban>();

  constructor(operator: OperatorStorage, now: () => number) {
    this.operator = operator;
    this.now = now;
  }

  async read(): Promise<void> {
    this.names.set((await this.operator.note(NAME_FILTER)) ?? '');
    this.bans = new Map((await readBans(this.operator)).map((ban) => [ban.address, ban]));
  }

  isBanned(address: string): boolean {
    const ban = this.bans.get(address);
    return ban !== undefined && (ban.until === undefined || ban.until > this.now());
  }

  admit(address: string): void {
    if (this.isBanned(address)) throw new ProtocolError('banned', 'This address may not use the server.');
  }
}
