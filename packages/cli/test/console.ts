import { vi } from 'vitest';
import { runCommandLine } from '../src/main.js';

export interface Said {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs `sietch` with these arguments and catches all it says. */
export async function sietch(...args: string[]): Promise<Said> {
  const out: string[] = [];
  const err: string[] = [];
  const line = (to: string[]) => (text: unknown) => void to.push(`${text}\n`);
  const write = (to: string[]) => (text: unknown) => to.push(`${text}`) > 0;
  const spies = [
    vi.spyOn(console, 'log').mockImplementation(line(out)),
    vi.spyOn(console, 'error').mockImplementation(line(err)),
    vi.spyOn(process.stdout, 'write').mockImplementation(write(out)),
    vi.spyOn(process.stderr, 'write').mockImplementation(write(err)),
  ];
  try {
    const code = await runCommandLine(args);
    return { code, out: out.join(''), err: err.join('') };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

/** The one JSON value a command has printed; nothing else may stand beside it. */
export function json({ out, err }: Said): unknown {
  if (err !== '') throw new Error(`It also said: ${err}`);
  return JSON.parse(out);
}
