import { createTransport, type Transporter } from 'nodemailer';

export interface MailSettings {
  /** `smtp://user:password@host:587`, or `smtps://…` */
  readonly smtp: string;
  /** Who the letters are from: `Sietch <sietch@example.org>`. */
  readonly from: string;
}

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly lines: readonly string[];
  /** Where the reader ends these letters, also by a button of their program (RFC 8058). */
  readonly stop?: string;
}

/** A mail server that does not answer is given up on, so that it holds up neither other letters nor the end of the server. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** A letter that was not sent. What a mail server says of it names the address, so that only the codes are kept. */
export class LetterLost extends Error {
  readonly answer: string;

  constructor(error: unknown) {
    super('A letter was not sent.');
    this.name = 'LetterLost';
    const { code, responseCode } = error as { readonly code?: unknown; readonly responseCode?: unknown };
    this.answer = [code, responseCode].filter((part) => part !== undefined).join(' ');
  }
}

/** Letters over SMTP. */
export class Post {
  private readonly from: string;
  private readonly transport: Transporter;

  constructor({ smtp, from }: MailSettings) {
    this.from = from;
    const settings = { url: smtp, ...PATIENCE };
    this.transport = createTransport(settings, { disableFileAccess: true, disableUrlAccess: true });
  }

  async send(letter: Letter): Promise<void> {
    try {
      await this.transport.sendMail(this.written(letter));
    } catch (error) {
      throw new LetterLost(error);
    }
  }

  private written({ to, subject, lines, stop }: Letter) {
    return {
      from: this.from,
      // As an object: nothing in it is read as a list of addresses.
      to: { name: '', address: to },
      subject,
      text: `${lines.join('\n\n')}\n`,
      ...(stop === undefined
        ? {}
        : {
            headers: {
              'List-Unsubscribe': `<${stop}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
              'Auto-Submitted': 'auto-generated',
            },
          }),
    };
  }

  close(): void {
    this.transport.close();
  }
}
