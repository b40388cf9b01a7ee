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
