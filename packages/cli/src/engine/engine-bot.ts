import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';
import type { Bot } from '@sietch/bots';
import { type AnyRules, keyOf } from '@sietch/kernel';
import * as v from 'valibot';
import type { BridgeSettings, Heard } from './bridge.js';
import { questionOf } from './match.js';
import { ENGINE_PROTOCOL, type Saying, type Wish, wish } from './messages.js';
import { EngineTrouble, type TroubleCode } from './trouble.js';

/** A program has so long to start and say hello, in milliseconds. */
const STARTING = 30_000;

/** Threads run compiled code, also when the rest is run from its source by tests. */
const BRIDGE = new URL('../../dist/engine/bridge.js', import.meta.url);

/** `exec:<command>`: the command is split at spaces, and no shell reads it. It has so many milliseconds for an answer. */
export function startProgram(name: string, rules: AnyRules, limit: number): Bot {
  const command = name
    .replace(/^exec:/, '')
    .trim()
    .split(/\s+/);
  const line = new Line(name, command);
  line.say({ type: 'hello', protocol: ENGINE_PROTOCOL, name: 'sietch' });
  const hello = line.hear(STARTING);
  if (hello.do !== 'hello' || hello.protocol !== ENGINE_PROTOCOL) {
    line.close();
    throw line.trouble('engine-rubbish', `it did not say hello in protocol ${ENGINE_PROTOCOL}`);
  }
  return {
    id: name,
    choose: ({ choices, view }) => {
      const [only, second] = choices;
      if (only !== undefined && second === undefined) return only;
      const seen = view();
      line.say(questionOf(rules.id, seen.seat ?? 0, choices, seen));
      const answer = line.hear(limit);
      if (answer.do !== 'choose')
        throw line.trouble('engine-rubbish', `it said "${answer.do}" where it was asked to choose`);
      const chosen = choices.find((choice) => keyOf(choice) === answer.key);
      if (chosen === undefined)
        throw line.trouble('engine-illegal', `it chose "${answer.key}", which was not offered`);
      return chosen;
    },
    close: () => line.close(),
  };
}

/** A line to a program, as still as a telephone: what is said is answered before anything else happens. */
class Line {
  private readonly name: string;
  private readonly bell = new Int32Array(new SharedArrayBuffer(4));
  private readonly channel = new MessageChannel();
  private readonly worker: Worker;
  private gone: string | undefined;

  constructor(name: string, command: readonly string[]) {
    this.name = name;
    const { port1, port2 } = this.channel;
    port1.unref();
    const workerData: BridgeSettings = { command, port: port2, bell: this.bell };
    this.worker = new Worker(BRIDGE, { workerData, transferList: [port2] });
    this.worker.unref();
  }

  say(saying: Saying): void {
    this.channel.port1.postMessage(JSON.stringify(saying));
  }

  /** The next line of the program, if it is one of the protocol. */
  hear(limit: number): Wish {
    const until = performance.now() + limit;
    for (;;) {
      const rung = Atomics.load(this.bell, 0);
      const heard = receiveMessageOnPort(this.channel.port1)?.message as Heard | undefined;
      if (heard !== undefined && 'line' in heard) return this.read(heard.line);
      if (heard !== undefined) this.gone = heard.gone;
      if (this.gone !== undefined) throw this.trouble('engine-gone', this.gone);
      const left = until - performance.now();
      if (left <= 0) {
        this.close();
        throw this.trouble('engine-silent', `it has not answered in ${limit} ms`);
      }
      Atomics.wait(this.bell, 0, rung, left);
    }
  }

  private read(line: string): Wish {
    try {
      return v.parse(wish, JSON.parse(line));
    } catch {
      throw this.trouble('engine-rubbish', `this is no message of the protocol: ${line.slice(0, 80)}`);
    }
  }

  trouble(code: TroubleCode, why: string): EngineTrouble {
    return new EngineTrouble(code, `The program "${this.name}": ${why}.`);
  }

  close(): void {
    this.say({ type: 'quit' });
    this.channel.port1.postMessage(undefined);
  }
}
