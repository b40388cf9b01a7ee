import { parentPort, workerData } from 'node:worker_threads';
import { blankMind, botById, learningOf, lessonOf } from '@sietch/bots';
import { gameById } from '@sietch/games';
import { sure } from '@sietch/kernel';
import type { PlayedPart, PlayPart, PoolSettings } from './pool.js';

// Plays games of self-play with the weights it is sent, and sends back what is to be learnt from them.

const { game, setups, teacher } = workerData as PoolSettings;
const { rules } = gameById(game);
const options = setups.map((setup) => rules.parseOptions(setup));
const master = teacher && botById(teacher.bot);
const mind = blankMind(learningOf(rules));
const port = sure(parentPort ?? undefined, 'parent of a worker');

port.on('message', ({ policy, judgement, games }: PlayPart) => {
  mind.policy.weights.set(policy);
  mind.judgement.weights.set(judgement);
  const lessons = games.map(({ index, seed }) => ({
    index,
    lesson: lessonOf(
      rules,
      options[index % options.length],
      seed,
      mind,
      index < (teacher?.until ?? 0) ? master : undefined,
    ),
  }));
  port.postMessage({ lessons } satisfies PlayedPart);
});
