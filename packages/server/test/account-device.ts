import type { AccountAnswer, MyTable, TableHere } from '@sietch/protocol';
import { type Asked, Authenticator, type Lies } from './authenticator.js';
import { Device } from './table-client.js';

type Wish = { for: 'account'; name: string } | { for: 'passkey' } | { for: 'sign-in' };

/** A browser at a server that has a name, where passkeys work. */
export class AccountDevice extends Device {
  readonly origin: string;

  constructor(port: number) {
    super(port, 'localhost');
    this.origin = `http://localhost:${port}`;
  }

  /** As a page of the server asks: browsers say where requests that change something come from. */
  from(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    return this.ask(method, path, body, { origin: this.origin, ...headers });
  }

  async challenge(wish: Wish): Promise<Asked> {
    const { status, body } = await this.from('POST', '/api/account/challenge', wish);
    if (status !== 200) throw new Error(`no challenge: ${JSON.stringify(body)}`);
    return body.options as Asked;
  }

  /** A new account with a passkey of its own. */
  async begin(name: string, authenticator = new Authenticator(this.origin)): Promise<Authenticator> {
    const passkey = authenticator.make(await this.challenge({ for: 'account', name }));
    const { status, body } = await this.from('POST', '/api/account', { passkey });
    if (status !== 201) throw new Error(`no account: ${JSON.stringify(body)}`);
    return authenticator;
  }

  async signIn(authenticator: Authenticator, lies: Lies = {}) {
    const passkey = authenticator.sign(await this.challenge({ for: 'sign-in' }), lies);
    return this.from('POST', '/api/account/session', { passkey });
  }

  signOut(everywhere = false) {
    return this.from('POST', '/api/account/sign-out', { everywhere });
  }
}

export const account = async (device: Device) =>
  (await device.ask<AccountAnswer>('GET', '/api/account')).body;
export const mine = async (device: Device) =>
  (await device.ask('GET', '/api/tables/mine')).body.tables as MyTable[];
export const here = async (device: Device, table: string) =>
  (await device.ask<TableHere>('GET', `/api/tables/${table}`)).body.you;
export const code = ({ body }: { readonly body: Record<string, unknown> }) =>
  (body.error as { readonly code: string } | undefined)?.code;

/** Three seats of which the first is Ada's; the game has begun. */
export async function begun(port: number, ada: Device): Promise<{ table: string; others: Device[] }> {
  const { table } = await ada.create({
    game: 'imperium',
    options: { players: 3 },
    me: { seat: 0, name: 'Ada' },
  });
  const others = [new Device(port), new Device(port)];
  for (const [i, device] of others.entries()) await device.claim(table.id, i + 1, `Guest ${i}`);
  return { table: table.id, others };
}
