import type { Name } from '@sietch/kernel';
import type { Doubt } from './component.js';

/** A group of values that no readable source prints, kept in one place each so that an owner can correct them. */
export interface Assumption {
  readonly id: string;
  readonly doubt: Doubt;
  /** The constant or file to correct. */
  readonly where: string;
  readonly what: Name;
}

const assumption = (id: string, doubt: Doubt, where: string, en: string, uk: string): Assumption => ({
  id,
  doubt,
  where,
  what: { en, uk },
});

/** Everything that is not certain. Cards and leaders carry their own mark in `doubt`. */
export const ASSUMED: readonly Assumption[] = [
  assumption(
    'deployment-tokens',
    'assumed',
    'content/deployment-tokens.ts',
    'What the deployment tokens of both sides show; only one Harkonnen token and the counts are printed.',
    'Що зображено на жетонах розгортання обох сторін; надруковано лише один жетон Харконненів і кількість.',
  ),
  assumption(
    'wormsign-tokens',
    'assumed',
    'WORMSIGN_TOKENS in content/settlements.ts',
    'How the 16 wormsigns divide into sand, sandworm and burrowed sandworm (8, 4, 4).',
    'Як 16 знаків хробака діляться на пісок, хробака та хробака, що зарився (8, 4, 4).',
  ),
  assumption(
    'station-tokens',
    'inferred',
    'STATION_TOKENS in content/settlements.ts',
    'Two station tokens for each prescience symbol.',
    'По два жетони станцій на кожен символ передбачення.',
  ),
  assumption(
    'station-areas',
    'single-source',
    'STATION_AREAS in content/settlements.ts',
    'The six areas with a testing station.',
    'Шість зон з екологічними випробувальними станціями.',
  ),
  assumption(
    'sietch-ranks',
    'single-source',
    'SIETCH_RANKS in content/settlements.ts',
    'Ranks of the sietch tokens: two of 1, four of 2, two of 3.',
    'Ранги жетонів січей: два по 1, чотири по 2, два по 3.',
  ),
  assumption(
    'atreides-pair',
    'assumed',
    'DASHBOARDS in content/dashboards.ts',
    'Which results the dashboards of House Atreides and the Fremen show (three and four players).',
    'Які результати зображено на планшетах Дому Атрідів і фрименів (для трьох і чотирьох гравців).',
  ),
  assumption(
    'tanks-of-partners',
    'assumed',
    'DASHBOARDS in content/dashboards.ts',
    'The regeneration tanks of partners are as long as those of a player alone.',
    'Резервуари регенерації партнерів такі ж довгі, як і в одного гравця.',
  ),
  assumption(
    'atreides-action-die',
    'assumed',
    'ACTION_FACES in content/figures.ts',
    'The doubled face of the Atreides action die is Leadership.',
    'Подвоєна грань кубика дій Атрідів — «Лідерство».',
  ),
  assumption(
    'harkonnen-action-die',
    'single-source',
    'ACTION_FACES in content/figures.ts',
    'The doubled face of the Harkonnen action die is Strategy.',
    'Подвоєна грань кубика дій Харконненів — «Стратегія».',
  ),
  assumption(
    'bene-gesserit-steps',
    'single-source',
    'BENE_GESSERIT_STEPS in content/tracks.ts',
    'Supremacy steps 4 and 7 give the Atreides a Bene Gesserit token.',
    'Поділки панування 4 і 7 дають Атрідам жетон Бене Ґессерит.',
  ),
  assumption(
    'prescience-top',
    'assumed',
    'PRESCIENCE_TOP in content/tracks.ts',
    'The prescience track ends at step 12.',
    'Трек передбачення закінчується поділкою 12.',
  ),
  assumption(
    'secret-objectives',
    'reconstructed',
    'content/objectives.ts',
    'The numbers of all six secret objectives (orders of 8, 6 and 4).',
    'Числа всіх шести карт таємної мети (перестановки 8, 6 і 4).',
  ),
  assumption(
    'prescience-cards',
    'reconstructed',
    'content/prescience.ts',
    'Five cards of the action phase in full, and which markers three others move.',
    'П’ять карт фази дій повністю, а ще в трьох — які саме маркери вони просувають.',
  ),
  assumption(
    'leader-actions',
    'reconstructed',
    'content/leaders.ts',
    'Special actions of Lady Jessica, Reverend Mother Jessica, Alia, Paul-Muad’Dib, Stilgar, Chani and Wild Maker.',
    'Особливі дії Леді Джессіки, Превелебної Матері Джессіки, Алії, Пола-Муад’Діба, Стілґара, Чані та Дикого Творця.',
  ),
  assumption(
    'planning-cards',
    'single-source',
    'content/planning',
    'Planning cards marked so rest on one transcription, right wherever it could be checked.',
    'Позначені так карти планування взято з одного переліку, правильного всюди, де його вдалося перевірити.',
  ),
  assumption(
    'map',
    'single-source',
    'content/borders.ts',
    'Borders rest on one owner’s check of the board; labels of unnamed areas are ours.',
    'Межі взято з перевірки поля одним власником гри; назви безіменних зон наші.',
  ),
];
