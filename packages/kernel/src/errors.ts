/** What can go wrong at the doors of the engine. The code is for programs, the message for people. */
export type ErrorCode =
  | 'unknown-game'
  | 'unknown-bot'
  | 'bad-option'
  | 'bad-record'
  | 'bad-scenario'
  | 'bad-position'
  | 'bad-seed'
  | 'bad-mind'
  | 'not-your-decision'
  | 'no-decision'
  | 'illegal-choice'
  | 'malformed-key'
  | 'nothing-to-undo'
  | 'rules-changed'
  | 'stuck';

export class SietchError extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'SietchError';
    this.code = code;
  }
}
