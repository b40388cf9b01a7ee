export * from './answer.js';
export * from './bot.js';
export * from './dice.js';
