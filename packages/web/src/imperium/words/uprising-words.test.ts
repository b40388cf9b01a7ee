import { type ImperiumView, uprising } from '@sietch/imperium';
import { Game, plainText } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { uk } from '../../words/uk';
import { ask, askedBy } from './ask';
import { wordChoice } from './choice';
import { isOutcome } from './events';
import { type Speaker, speakerOf } from './speaker';

function speaking(change: Partial<ImperiumView> = {}): Speaker {
  const game = Game.start(uprising, uprising.parseOptions({ choam: true }), 'words');
  return speakerOf({ ...uprising.view(game.state, 0), ...change }, 'uk', uk);
}

const choice = (key: string, speaker = speaking()): string => plainText(wordChoice(key, speaker));

describe('Uprising in words', () => {
  it('a contract is offered with its reward', () => {
    expect(choice('contract:contract-espionage')).toBe('контракт «Шпигунство»: отримайте 3 солярії');
  });

  it('a pair of battle icons is offered with its point, its card in quotation marks', () => {
    expect(choice('match:secure-imperial-basin')).toBe(
      ' Пара з картою «Охорона Імперського басейну»: +1 переможне очко',
    );
  });

  it('quotation marks stand in quotation marks of another kind', () => {
    const contract = speaking().contract('contract-acquire');
    expect(contract).toBe('«Придбання „Прянощі повинні текти“»');
  });

  it('numbers go with their nouns', () => {
    const faction = { kind: 'faction', seats: [0], n: 2, source: 'card:dagger' } as never;
    expect(plainText(ask(faction, [], speaking()))).toBe('На яку фракцію здобути 2 очки впливу?');
  });

  it('an option whose condition is met does not repeat it', () => {
    const { catalog, view } = speaking();
    const effect = catalog.space('hagga-basin').ways[0].effects.find((each) => each.do === 'choose');
    const detail = { kind: 'choose', seats: [0], options: effect?.options ?? [], taken: [], count: 1 };
    const decision = { ...view.decision, detail } as never;
    expect(choice('option:1', speaking({ decision }))).toMatch(/^Зберіть .* викличте/);
  });

  it('what may be paid for is one sentence', () => {
    const effect = { do: 'pay', cost: { spice: 5 }, effects: [{ do: 'points', n: 1 }] };
    const pay = { kind: 'pay', seats: [0], effect, source: 'intrigue:strategic-stockpiling' } as never;
    expect(plainText(ask(pay, [], speaking()))).toMatch(/^Скористатися\? Заплатіть 5 прянощів → \p{Ll}/u);
  });

  it('a point lost to others is news', () => {
    const source = 'alliance:bene-gesserit';
    expect(isOutcome({ event: 'gained', seat: 0, what: 'points', n: -1, source })).toBe(true);
    expect(isOutcome({ event: 'gained', seat: 0, what: 'points', n: 1, source })).toBe(false);
  });

  it('somebody else’s card is named with its player', () => {
    const { view } = speaking();
    const turn = { ...view.turn, seat: 1 } as never;
    const discard = { kind: 'discard', seats: [0], n: 1, source: 'card:covert-operation' } as never;
    expect(askedBy(discard, speaking({ turn }))).toMatch(/^«Таємна операція» \(.+\)$/);
    expect(askedBy(discard, speaking({ turn: { ...view.turn, seat: 0 } as never }))).toBe(
      '«Таємна операція»',
    );
  });
});
