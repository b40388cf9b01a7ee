import { gameById } from '@sietch/games';
import { Game, LANGS, type Lang, type PerLang, sure } from '@sietch/kernel';
import { type Analysis, parse, analysis as schema } from '@sietch/protocol';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { warPresenter } from '../arrakis/presenter';
import { imperiumPresenter } from '../imperium/presenter';
import type { Presenter } from '../table/presenter';
import { en } from '../words/en';
import { uk } from '../words/uk';
import type { Words } from '../words/words';
import { ChancesChart } from './chances-chart';
import { Moments } from './moments';

const WORDS: PerLang<Words> = { uk, en };

/** What is read, without the drawings. */
const text = (html: string): string =>
  html
    .replace(/<svg.*?<\/svg>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

/** A game of two rounds, with one dear choice at its beginning that changes all that is counted. */
function analysisOf(id: string): Analysis {
  const { rules } = gameById(id);
  const { state } = Game.start(rules, rules.parseOptions({}), 'decided');
  const seat = state.decision?.seats[0] ?? 0;
  const view = rules.view(state, seat);
  const [chosen, better] = view.decision?.choices ?? [];
  const sides = Array.from({ length: rules.participants(rules.parseOptions({})) }, (_, one) => [one]);
  const even = sides.map(() => 1 / sides.length);
  const won = sides.map((_, side) => (side === 0 ? 1 : 0));
  const gains = sides.flatMap(([participant = 0]) =>
    Object.keys(rules.tally?.(state, participant) ?? {}).map((what) => ({ participant, what, n: -1.5 })),
  );
  return parse(schema, {
    sides,
    points: [
      { step: 0, round: 1, chances: even },
      { step: 10, round: 2, chances: even },
      { step: 20, round: 2, chances: won },
    ],
    moments: [
      {
        step: 0,
        round: 1,
        seat,
        view,
        chosen: chosen?.key,
        better: better?.key,
        chances: { chosen: 0.314, better: 0.382 },
        gains,
      },
    ],
  });
}

describe.each([
  ['imperium', imperiumPresenter],
  ['uprising', imperiumPresenter],
  ['arrakis', warPresenter],
] as const)('how a game of %s was decided', (id, presenter: Presenter) => {
  const analysis = analysisOf(id);
  const { view, chosen, better } = sure(analysis.moments[0], 'moment', 0);

  const drawnIn = (lang: Lang): string => {
    const words = WORDS[lang];
    const speaker = presenter.speak(view, lang, words);
    return renderToStaticMarkup(
      createElement(Moments, {
        moments: analysis.moments,
        words,
        speak: () => speaker,
        called: (participant) => speaker.who(participant),
        onLook: () => {},
      }),
    );
  };

  it.each(LANGS)('is told in words (%s): what was chosen, what Expert would choose, and why', (lang) => {
    const words = WORDS[lang];
    const speaker = presenter.speak(view, lang, words);
    const html = drawnIn(lang);
    const said = text(html);
    expect(said).toContain('31 % → 38 %');
    expect(said).toContain(words.analysis.costSaid(31, 38));
    expect(said).toContain(words.analysis.expects);
    for (const { what } of analysis.moments[0]?.gains ?? []) {
      const name = sure(speaker.counted(what), 'name of what is counted', 0);
      for (const part of name) expect(said).toContain(typeof part === 'string' ? part : part.text);
    }
    expect(said).toContain({ uk: '−1,5', en: '−1.5' }[lang]);
    expect(said).not.toMatch(/undefined|NaN/);
    expect(speaker.choice(chosen)).not.toEqual(speaker.choice(better));
    expect(html).toContain(`aria-hidden="true"`);
    expect(html).toMatch(/<button[^>]*data-look="0"/);
  });

  it('has the chances as lines and as a table: a row for every round, and one for the end', () => {
    const speaker = presenter.speak(view, 'en', en);
    const sides = analysis.sides.map(([participant = 0]) => ({
      name: `side ${participant} ${speaker.who(participant)}`,
      participant,
    }));
    const html = renderToStaticMarkup(
      createElement(ChancesChart, { analysis, sides, words: en, narrow: false }),
    );
    expect(html.match(/<polyline/g)).toHaveLength(sides.length);
    expect(html.match(/moment-mark/g)).toHaveLength(1);
    expect(html.match(/<th scope="row">/g)).toHaveLength(3);
    expect(text(html)).toMatch(/End 100 %/);
  });
});

it('the words of the section are Ukrainian where Ukrainian is read', () => {
  const { analysis } = uk;
  const said = [
    analysis.title,
    analysis.hint,
    analysis.seeking,
    analysis.none,
    analysis.found(5),
    analysis.look,
  ];
  expect(said.join(' ')).not.toMatch(/[a-z]{3,}/i);
});
