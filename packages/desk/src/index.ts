export * from './archive.js';
export * from './audience.js';
export * from './conversation.js';
export * from './desk.js';
export * from './journal.js';
export * from './room.js';
export * from './watcher.js';
