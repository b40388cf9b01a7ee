import { type ContentDescription, gameById } from '@sietch/games';
import { LANGS, type Lang, type Name } from '@sietch/kernel';
import { type Command, Option } from 'commander';
import { factsOf, headOf, partsOf, textsOf } from '../content-lines.js';
import { gameOption, readPairs, setupOption } from '../settings.js';

/** Said once, below a list with marks. */
const DOUBT: Name = {
  en: '\nMarks in brackets: values no source we could read prints for certain; docs/rulings.md says where to correct them.',
  uk: '\nПозначки в дужках: значення, яких не друкує певно жодне доступне нам джерело; де їх виправити, каже docs/rulings.md.',
};

interface CardsSettings {
  readonly game: string;
  readonly lang: Lang;
  readonly option: readonly string[];
  readonly json?: boolean;
}

/** Without options the whole box; with any, what a game with them is played with. */
function contentOf({ game, lang, option }: CardsSettings): readonly ContentDescription[] {
  const entry = gameById(game);
  if (option.length === 0) return entry.describe(lang);
  return entry.describe(lang, entry.rules.parseOptions(readPairs(option)));
}

function print(content: readonly ContentDescription[], { game, lang }: CardsSettings): void {
  const entry = gameById(game);
  const names = new Map(content.map(({ id, name }) => [id, name]));
  const reader = {
    lang,
    heading: (key: string) => entry.heading(key, lang),
    nameOf: (id: string) => names.get(id),
  };
  for (const item of content) {
    console.log(headOf(item, reader));
    const lines = [...factsOf(item, reader), ...textsOf(item, reader), ...partsOf(item, reader)];
    for (const line of lines) console.log(`  ${line}`);
  }
  if (content.some((item) => item.doubt !== undefined)) console.log(DOUBT[lang]);
}

export function addCards(program: Command): void {
  program
    .command('cards')
    .description('list all content of a game with the texts generated from its effects')
    .addOption(gameOption().makeOptionMandatory())
    .addOption(new Option('--lang <lang>', 'the language of names and texts').choices(LANGS).default('en'))
    .addOption(setupOption())
    .option('--json', 'a JSON list for machines')
    .action((settings: CardsSettings) => {
      const content = contentOf(settings);
      if (settings.json) console.log(JSON.stringify(content));
      else print(content, settings);
    });
}
