import { gameById } from '@sietch/games';
import { LANGS, type Lang } from '@sietch/kernel';
import { type Command, Option } from 'commander';
import { gameOption } from '../settings.js';

/** Said once, below a list with marks. */
const DOUBT: Readonly<Record<Lang, string>> = {
  en: '\nMarks in brackets: values no source we could read prints for certain; docs/rulings.md says where to correct them.',
  uk: '\nПозначки в дужках: значення, яких не друкує певно жодне доступне нам джерело; де їх виправити, каже docs/rulings.md.',
};

export function addCards(program: Command): void {
  program
    .command('cards')
    .description('list all content of a game with the texts generated from its effects')
    .addOption(gameOption().makeOptionMandatory())
    .addOption(new Option('--lang <lang>', 'the language of names and texts').choices(LANGS).default('en'))
    .option('--json', 'a JSON list for machines')
    .action((settings: { game: string; lang: Lang; json?: boolean }) => {
      const content = gameById(settings.game).describe(settings.lang);
      if (settings.json) {
        console.log(JSON.stringify(content));
        return;
      }
      for (const item of content) {
        const copies = item.copies > 1 ? `, ×${item.copies}` : '';
        const mark = item.doubt === undefined ? '' : ` [${item.doubt}]`;
        console.log(`${item.name} (${item.group}: ${item.id}${copies})${mark}`);
        for (const [box, text] of Object.entries(item.text)) console.log(`  ${box}: ${text}`);
      }
      if (content.some((item) => item.doubt !== undefined)) console.log(DOUBT[settings.lang]);
    });
}
