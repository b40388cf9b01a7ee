import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webPush from 'web-push';

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The keys browsers know this server by, made once: with others all of them would have to subscribe again. */
export function pushKeys(folder: string): PushKeys {
  const file = join(folder, 'push-keys.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as PushKeys;
  const keys = webPush.generateVAPIDKeys();
  writeFileSync(file, `${JSON.stringify(keys)}\n`, { mode: 0o600 });
  return keys;
}
