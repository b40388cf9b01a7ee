import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { holding, revealing } from './playing.js';

const ROW = ['desert-survival', 'maula-pistol', 'strike-fleet', 'overthrow', 'steersman'];

describe('the Reveal turn', () => {
  it('a player whose agents can go nowhere reveals too', () => {
    covers('upr-turns-must-reveal');
    const table = holding(['convincing-argument'], { intrigues: ['mercenaries'], deck: [] });
    expect(table.keys).toEqual(['reveal']);
  });

  it('the player chooses the order of what can matter', () => {
    covers('upr-reveal-effects-order');
    const cards = ['public-spectacle', 'covert-operation', 'undercover-asset'];
    const table = revealing(cards, { spies: [] });
    expect(table.keys.filter((key) => key.startsWith('effect:'))).toEqual([
      'effect:public-spectacle.0',
      'effect:covert-operation.0',
      'effect:undercover-asset.0',
    ]);
    table.choose('effect:undercover-asset.0', 'option:1');
    expect(table.player(0).swords).toBe(2);
    expect(table.keys).not.toContain('end');
  });

  it('a card drawn on the own Reveal turn is revealed at once', () => {
    covers('upr-reveal-effects-order');
    const table = revealing(['convincing-argument'], {
      intrigues: ['intelligence-report'],
      deck: ['dagger'],
    });
    table.choose('intrigue:intelligence-report');
    expect(table.player(0)).toMatchObject({
      hand: [],
      swords: 1,
      revealed: ['convincing-argument', 'dagger'],
    });
  });

  it('buying comes before, between or after the effects', () => {
    covers('upr-reveal-buy-any-time');
    const cards = ['public-spectacle', 'public-spectacle', 'convincing-argument'];
    const before = revealing(cards, { deck: [] }, { row: ROW });
    before.choose('acquire:desert-survival@row', 'effect:public-spectacle.0', 'post:post-guild');
    before.choose('acquire:prepare-the-way@reserve');
    // The other spy is all that is left to do.
    expect([before.asks, before.keys.length]).toEqual(['place-spy', 12]);
    before.choose('post:post-choam', 'end');
    expect(before.player(0).discard.slice(0, 2)).toEqual(['desert-survival', 'prepare-the-way']);
    const after = revealing(['public-spectacle', 'convincing-argument'], { deck: [] }, { row: ROW });
    after.choose('effect:public-spectacle.0', 'post:post-guild', 'acquire:maula-pistol@row');
    expect(after.player(0).discard).toEqual(['maula-pistol']);
  });

  it('only with persuasion already there', () => {
    covers('upr-reveal-buy-any-time');
    const table = revealing(['in-high-places'], { spies: ['post-guild', 'post-choam'] }, { row: ROW });
    expect(table.refused('row:strike-fleet')).toBe('cost');
    table.choose('effect:in-high-places.0');
    expect(table.keys).toContain('acquire:strike-fleet@row');
  });
});
