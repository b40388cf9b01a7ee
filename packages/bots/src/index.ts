export * from './bot.js';
export * from './dice.js';
