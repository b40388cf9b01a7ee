import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { type MessagePort, workerData } from 'node:worker_threads';

// Talks with a program for a thread that stands still until it has answered: bots answer when they are asked, not later.

/** What the thread is told: a line of the program, or that there will be none. */
export type Heard = { readonly line: string } | { readonly gone: string };

export interface BridgeSettings {
  readonly command: readonly string[];
  readonly port: MessagePort;
  /** Counts what was heard, so that who waits for it wakes up. */
  readonly bell: Int32Array;
}

const { command, port, bell } = workerData as BridgeSettings;
const [program = '', ...args] = command;
const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] });

const tell = (heard: Heard) => {
  port.postMessage(heard);
  Atomics.add(bell, 0, 1);
  Atomics.notify(bell, 0);
};

child.on('error', ({ message }) => tell({ gone: message }));
// Once all it has said was heard.
child.on('close', (code, signal) => tell({ gone: `it ended with ${signal ?? code}` }));
// A program that is gone takes no more lines; that it is gone is told above.
child.stdin.on('error', () => {});
createInterface({ input: child.stdout }).on('line', (line) => tell({ line }));
port.on('message', (line: string | undefined) => {
  if (line === undefined) child.kill();
  else child.stdin.write(`${line}\n`);
});
