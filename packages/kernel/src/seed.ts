import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { SietchError } from './errors.js';
import type { RandomState } from './random.js';

/** Seeds made by us carry 256 bits; any text up to this length is accepted, for reproducible runs. */
const MAX_SEED_LENGTH = 200;

export function newSeed(): string {
  return bytesToHex(randomBytes(32));
}

export function checkSeed(seed: unknown): string {
  if (typeof seed !== 'string' || seed.length === 0 || seed.length > MAX_SEED_LENGTH) {
    throw new SietchError('bad-seed', `A seed is a text of 1 to ${MAX_SEED_LENGTH} characters.`);
  }
  return seed;
}

export function hashText(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** What is published when a game starts; it commits to the seed and tells nothing about it. */
export function seedHash(seed: string): string {
  return hashText(`sietch seed ${seed}`);
}

export function randomFromSeed(seed: string): RandomState {
  const digest = sha256(utf8ToBytes(`sietch stream ${seed}`));
  const words = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
  return { key: Array.from({ length: 8 }, (_, i) => words.getUint32(i * 4, true)), counter: 0 };
}
