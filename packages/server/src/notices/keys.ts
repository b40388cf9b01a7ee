import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import webPush from 'web-push';
import type { OperatorStorage } from '../storage/operator-storage.js';

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const NOTE = 'push-keys';

/**
 * The keys browsers know this server by, made once: with others all of them would have to subscribe again. They are kept
 * with the tables, so that every process has the same; older servers kept them in a file of the data folder.
 */
export async function pushKeys(folder: string, operator: OperatorStorage): Promise<PushKeys> {
  const file = join(folder, 'push-keys.json');
  const made = existsSync(file) ? readFileSync(file, 'utf8') : JSON.stringify(webPush.generateVAPIDKeys());
  return JSON.parse(await operator.keepNote(NOTE, made)) as PushKeys;
}
