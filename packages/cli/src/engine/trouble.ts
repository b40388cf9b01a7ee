/** What can go wrong between two programs. */
export type TroubleCode =
  /** A line that is no JSON, or no message of the protocol. */
  | 'bad-request'
  | 'unsupported-protocol'
  | 'not-started'
  | 'not-learnt'
  /** A program that plays as a bot: it did not answer in time, answered nonsense, chose what was not offered, or ended. */
  | 'engine-silent'
  | 'engine-rubbish'
  | 'engine-illegal'
  | 'engine-gone';

export class EngineTrouble extends Error {
  readonly code: TroubleCode;

  constructor(code: TroubleCode, message: string) {
    super(message);
    this.name = 'EngineTrouble';
    this.code = code;
  }
}
