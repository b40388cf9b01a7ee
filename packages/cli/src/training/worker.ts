import { parentPort, workerData } from 'node:worker_threads';
import { blankMind, learningOf, lessonOf } from '@sietch/bots';
import { gameById } from '@sietch/games';
import { sure } from '@sietch/kernel';
import type { PlayedPart, PlayPart, PoolSettings } from './pool.js';

// Plays games of self-play with the weights it is sent, and sends back what is to be learnt from them.

const { game, setups } = workerData as PoolSettings;
const { rules } = gameById(game);
const options = setups.map((setup) => rules.parseOptions(setup));
const mind = blankMind(learningOf(rules));
const port = sure(parentPort ?? undefined, 'parent of a worker');

port.on('message', ({ policy, judgement, games }: PlayPart) => {
  mind.policy.weights.set(policy);
  mind.judgement.weights.set(judgement);
  const lessons = games.map(({ index, seed }) => ({
    index,
    lesson: lessonOf(rules, options[index % options.length], seed, mind),
  }));
  port.postMessage({ lessons } satisfies PlayedPart);
});
