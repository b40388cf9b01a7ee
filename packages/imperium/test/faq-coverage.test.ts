import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const docs = new URL('../../../docs/', import.meta.url);
const RULINGS = readFileSync(new URL('rulings.md', docs), 'utf8');
/** That each is pinned by a test is what the ledger counts. */
const ANSWERS: { readonly ids: readonly string[] } = JSON.parse(
  readFileSync(new URL('ledger/faq.json', docs), 'utf8'),
);

describe('the publisher’s answers', () => {
  it.each(ANSWERS.ids.map((id) => id.slice('faq-'.length)))('%s is cited in the rulings', (id) => {
    expect(RULINGS).toContain(`faq \`${id}\``);
  });
});
