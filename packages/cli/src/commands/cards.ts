import { gameById } from '@sietch/games';
import { LANGS, type Lang } from '@sietch/kernel';
import { type Command, Option } from 'commander';
import { gameOption } from '../settings.js';

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
        console.log(`${item.name} (${item.group}: ${item.id}${item.copies > 1 ? `, ×${item.copies}` : ''})`);
        for (const [box, text] of Object.entries(item.text)) console.log(`  ${box}: ${text}`);
      }
    });
}
