import { writeFileSync } from 'node:fs';
import { it } from 'vitest';
import { BASE } from '../content/base/edition.js';
import { describeEdition } from './describe.js';
it('dumps', () => {
  for (const lang of ['uk', 'en'] as const) {
    const out = describeEdition(BASE, lang).map((d) => `${d.group}/${d.id}\n${Object.entries(d.text).map(([b, t]) => `  ${b}: ${t}`).join('\n')}`).join('\n');
    writeFileSync(`/tmp/dump/base-before.${lang}.txt`, out);
  }
});
