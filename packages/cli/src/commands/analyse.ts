import { readFileSync } from 'node:fs';
import {
  type Analysis,
  analyse,
  type Effort,
  type Gain,
  loadMind,
  type Moment,
  USUAL_EFFORT,
} from '@sietch/bots';
import { type GameEntry, gameById } from '@sietch/games';
import { type GameRecord, LANGS, type Lang, type PerLang, plainText, readRecord } from '@sietch/kernel';
import { type Command, InvalidArgumentError, Option } from 'commander';

interface AnalyseSettings {
  readonly lang: Lang;
  readonly playouts: number;
  readonly json?: boolean;
}

export function addAnalyse(program: Command): void {
  program
    .command('analyse')
    .description(
      'tell how the game of a record was decided: chances over the rounds, and the choices that cost most',
    )
    .argument('<file>', 'a record')
    .addOption(new Option('--lang <lang>', 'the language it is told in').choices(LANGS).default('en'))
    .option(
      '--playouts <n>',
      'how far ahead is looked where it matters; Expert has as many',
      positive,
      USUAL_EFFORT.thought,
    )
    .option('--json', 'one JSON object for machines')
    .action(async (file: string, settings: AnalyseSettings) => {
      const record = readRecord(readFileSync(file, 'utf8'));
      const entry = gameById(record.game);
      const found = await analysed(entry, record, settings);
      if (settings.json) console.log(JSON.stringify(toldToMachines(record, found)));
      else console.log(toldToPeople(entry, found, settings.lang));
    });
}

function positive(text: string): number {
  const n = Number(text);
  if (!Number.isInteger(n) || n < 1) throw new InvalidArgumentError('It must be a whole number above zero.');
  return n;
}

/** The usual effort, and everything in proportion where it is another. */
function effortOf(playouts: number): Effort {
  const share = playouts / USUAL_EFFORT.thought;
  const part = (n: number): number => Math.max(1, Math.round(n * share));
  const { glance, glances, look, thought, comparison, ...counts } = USUAL_EFFORT;
  return {
    ...counts,
    glance: part(glance),
    glances: part(glances),
    look: part(look),
    thought: part(thought),
    comparison: part(comparison),
  };
}

async function analysed(
  { rules }: GameEntry,
  record: GameRecord,
  { playouts }: AnalyseSettings,
): Promise<Analysis> {
  const steps = analyse(rules, record, await loadMind(rules), effortOf(playouts));
  const isWatched = process.stderr.isTTY === true;
  let step = steps.next();
  let told = -1;
  while (step.done !== true) {
    const percent = percentOf(step.value.progress);
    if (isWatched && percent > told) process.stderr.write(`\r${percent} %`);
    told = Math.max(told, percent);
    step = steps.next();
  }
  if (isWatched) process.stderr.write('\r');
  return step.value;
}

const percentOf = (chance: number): number => Math.round(100 * chance);

/** Whoever wants the views of moments can replay the record. */
function toldToMachines({ game }: GameRecord, { sides, points, moments }: Analysis): object {
  return { game, sides, points, moments: moments.map(({ view: _, ...moment }) => moment) };
}

interface Words {
  readonly chances: string;
  readonly round: string;
  readonly end: string;
  seat(members: string): string;
  readonly none: string;
  readonly dearest: string;
  moment(round: number, step: number): string;
  readonly chosen: string;
  readonly expert: string;
  readonly expects: string;
}

const WORDS: PerLang<Words> = {
  en: {
    chances: 'Chances to win, in per cent',
    round: 'round',
    end: 'end',
    seat: (members) => `seat ${members}`,
    none: 'Expert has found no choice that cost anybody much.',
    dearest: 'The choices that cost most',
    moment: (round, step) => `round ${round}, after choice ${step}`,
    chosen: 'chosen:',
    expert: 'Expert:',
    expects: 'expects:',
  },
  uk: {
    chances: 'Шанси на перемогу, у відсотках',
    round: 'раунд',
    end: 'кінець',
    seat: (members) => `місце ${members}`,
    none: 'Майстер не знайшов вибору, який комусь дорого коштував.',
    dearest: 'Вибори, що коштували найбільше',
    moment: (round, step) => `раунд ${round}, після вибору ${step}`,
    chosen: 'вибрано:',
    expert: 'Майстер:',
    expects: 'очікує:',
  },
};

function toldToPeople({ counted }: GameEntry, { sides, points, moments }: Analysis, lang: Lang): string {
  const words = WORDS[lang];
  const named = sides.map((members) => words.seat(members.join('+')));
  const row = (cells: readonly string[]) => cells.map((cell) => cell.padStart(10)).join('');
  const rounds = points.filter(({ round }, i) => round !== points[i - 1]?.round || i === points.length - 1);
  const nameOf = (what: string): string => plainText(counted(what, lang) ?? [what]);
  return [
    words.chances,
    row([words.round, ...named]),
    ...rounds.map(({ round, chances }, i) =>
      row([
        i === rounds.length - 1 ? words.end : String(round),
        ...chances.map((one) => String(percentOf(one))),
      ]),
    ),
    '',
    moments.length === 0 ? words.none : words.dearest,
    ...moments.flatMap((moment, i) => momentLines(moment, i + 1, lang, nameOf)),
  ].join('\n');
}

function momentLines(moment: Moment, place: number, lang: Lang, nameOf: (what: string) => string): string[] {
  const words = WORDS[lang];
  const { round, step, seat, chosen, better, chances, gains } = moment;
  const told = (some: readonly Gain[]) =>
    some.map(({ what, n }) => `${nameOf(what)} ${signed(n, lang)}`).join(', ');
  const concerned = [...new Set(gains.map(({ participant }) => participant))];
  const expected = concerned.map((one) => {
    const theirs = told(gains.filter(({ participant }) => participant === one));
    return one === seat ? theirs : `${words.seat(String(one))}: ${theirs}`;
  });
  const swing = `${percentOf(chances.chosen)} % → ${percentOf(chances.better)} %`;
  return [
    `${place}. ${words.moment(round, step)}, ${words.seat(String(seat))}: ${swing}`,
    `   ${words.chosen} ${chosen}`,
    `   ${words.expert} ${better}`,
    ...(expected.length === 0 ? [] : [`   ${words.expects} ${expected.join('; ')}`]),
  ];
}

function signed(n: number, lang: Lang): string {
  const number = new Intl.NumberFormat(lang, { signDisplay: 'always', maximumFractionDigits: 1 });
  return number.format(n).replace('-', '−');
}
