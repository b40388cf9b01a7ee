import { ProtocolError } from '@sietch/protocol';
import { folded } from '../tables/likeness.js';

/** The note in which whoever runs the server keeps the filter: a word in each line, `#` before remarks. */
export const NAME_FILTER = 'names';

/** Names nobody may have here. `=word` refuses that name alone, `word` every name it is in. */
export class NameFilter {
  private words: readonly { readonly text: string; readonly whole: boolean }[] = [];

  set(list: string): void {
    this.words = list
      .split('\n')
      .map((line) => line.replace(/#.*/, '').trim())
      .map((line) => ({ text: folded(line), whole: line.startsWith('=') }))
      .filter(({ text }) => text !== '');
  }

  refuses(name: string): boolean {
    const text = folded(name);
    return this.words.some((word) => (word.whole ? text === word.text : text.includes(word.text)));
  }

  check(name: string | undefined): void {
    if (name !== undefined && this.refuses(name))
      throw new ProtocolError('name-refused', 'This name is not welcome here. Choose another.');
  }
}
