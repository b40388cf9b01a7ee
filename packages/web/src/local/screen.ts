import { Conversation } from '@sietch/desk';
import type { Seat } from '@sietch/kernel';
import type { ProtocolError } from '@sietch/protocol';
import type { LocalTable } from './local-table';

/** The screen of a table in this page. People who share it sit down at it one after another. */
export class Screen extends Conversation {
  seat: Seat | undefined = undefined;
  protected readonly host: LocalTable;
  protected readonly open = true;
  private readonly post: (text: string) => void;

  constructor(table: LocalTable, post: (text: string) => void) {
    super();
    this.host = table;
    this.post = post;
  }

  send(text: string): void {
    this.post(text);
  }

  dismiss({ code, message }: ProtocolError): void {
    this.tell({ type: 'error', code, message });
  }

  protected mayReadBack(): boolean {
    return true;
  }

  protected judged(): void {}

  protected trouble(what: string, error: unknown): void {
    console.error(what, error);
  }
}
