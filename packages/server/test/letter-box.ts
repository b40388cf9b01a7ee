import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface Received {
  readonly to: readonly string[];
  readonly text: string;
  readonly headers: string;
}

/** A mail server that keeps what it gets. */
export class LetterBox {
  readonly letters: Received[] = [];
  private readonly server: SMTPServer;

  private constructor(server: SMTPServer) {
    this.server = server;
  }

  /** One that `refuses` wants no letters for anybody. */
  static async open({ refuses = false } = {}): Promise<LetterBox> {
    const server: SMTPServer = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: ({ address }, _, done) =>
        done(refuses ? Object.assign(new Error(`<${address}> is unknown`), { responseCode: 550 }) : null),
      onData: (stream, session, done) => {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => {
          const to = session.envelope.rcptTo.map(({ address }) => address);
          box.letters.push({ to, ...read(Buffer.concat(parts).toString()) });
          done();
        });
      },
    });
    const box = new LetterBox(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
    return box;
  }

  get address(): string {
    return `smtp://127.0.0.1:${(this.server.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }
}

function read(raw: string): { readonly headers: string; readonly text: string } {
  const end = raw.indexOf('\r\n\r\n');
  const headers = raw.slice(0, end).replace(/\r\n\s+/g, ' ');
  const body = raw.slice(end + 4);
  if (/base64/i.test(headers)) return { headers, text: Buffer.from(body, 'base64').toString() };
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return {
    headers,
    text: /quoted-printable/i.test(headers) ? Buffer.from(bytes, 'latin1').toString() : body,
  };
}
