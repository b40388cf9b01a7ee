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

/** Letters over SMTP. */
export class Post {
  private readonly from: string;
  private readonly transport: Transporter;

  constructor({ smtp, from }: MailSettings) {
    this.from = from;
    this.transport = createTransport(smtp, { disableFileAccess: true, disableUrlAccess: true });
  }

  async send({ to, subject, lines, stop }: Letter): Promise<void> {
    await this.transport.sendMail({
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
    });
  }

  close(): void {
    this.transport.close();
  }
}
