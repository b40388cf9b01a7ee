export { openData } from './data.js';
export { LIMITS, type Limits, NO_LIMITS } from './limits.js';
export { type LoadReport, type LoadRun, loadTest, type Percentiles, percentiles } from './load/load.js';
export { watchToTheEnd } from './load/watch.js';
export { type RunningServer, type ServerSettings, startServer } from './server.js';
export { MemoryStorage } from './storage/memory.js';
export { SqliteStorage } from './storage/sqlite.js';
export type { Storage } from './storage/storage.js';
