import type { PreferenceWords } from '../settings/preferences';

/** Words of the settings in English. */
export const settingsEn: PreferenceWords = {
  textSize: {
    title: 'Size of texts',
    values: { usual: 'Usual', large: 'Large', largest: 'Largest' },
    means: 'For the question, the log, players and everything that is enlarged.',
  },
  pace: {
    title: 'Pace of others’ moves',
    values: { slow: 'Slow', normal: 'Normal', fast: 'Fast', step: 'Step by step' },
    means: 'How long a bot’s move stays before the next one. Step by step waits for you after each.',
  },
  turnEnd: {
    title: 'When nothing is left to do on your turn',
    values: { soon: 'End it, with a few seconds to undo', confirm: 'Wait until I end it' },
    means: 'The same in every game. What has shown something new cannot be undone in any case.',
  },
  hints: {
    title: 'Hints for newcomers',
    values: { on: 'On', off: 'Off' },
    means: 'A word beside the question in the first rounds.',
  },
  motion: {
    title: 'Moving pieces and ceremonies',
    values: { on: 'On', off: 'Off' },
    means: 'Pieces fly to their places; combat and new rounds get their moment. Any key or touch skips it.',
  },
  sound: {
    title: 'Sound',
    values: { quiet: 'Quiet', loud: 'Louder', off: 'Off' },
    means: 'A few signals: your turn, combat, victory.',
  },
};
