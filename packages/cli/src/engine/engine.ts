import { BOT_IDS, botFor, loadMind } from '@sietch/bots';
import { GAMES, gameById } from '@sietch/games';
import { checkSeed, newSeed, type Seat, SietchError } from '@sietch/kernel';
import * as v from 'valibot';
import { Match } from './match.js';
import { ENGINE_PROTOCOL, type Saying, type Wish, wish } from './messages.js';
import { EngineTrouble } from './trouble.js';

type Of<D extends Wish['do']> = Extract<Wish, { do: D }>;

/** Answers a program line by line. Whatever it is sent, it goes on: a refusal is an answer, too. */
export class Engine {
  private readonly say: (saying: Saying) => void;
  private match: Match | undefined;

  constructor(say: (saying: Saying) => void) {
    this.say = say;
  }

  /** `false` when the program has said goodbye. */
  async hear(line: string): Promise<boolean> {
    let id: Wish['id'];
    try {
      const heard = read(line);
      id = heard.id;
      await this.answer(heard, (saying) => this.say({ ...saying, ...(id !== undefined && { id }) }));
      return heard.do !== 'quit';
    } catch (error) {
      if (!(error instanceof EngineTrouble || error instanceof SietchError)) throw error;
      const { code, message } = error;
      this.say({ type: 'error', ...(id !== undefined && { id }), code, message });
      return true;
    }
  }

  private async answer(heard: Wish, say: (saying: Saying) => void): Promise<void> {
    switch (heard.do) {
      case 'hello':
        if (heard.protocol !== ENGINE_PROTOCOL)
          throw new EngineTrouble('unsupported-protocol', `The protocol spoken here is ${ENGINE_PROTOCOL}.`);
        return say({ type: 'hello', protocol: ENGINE_PROTOCOL, name: 'sietch' });
      case 'games':
        return say(await gamesKnown());
      case 'new':
        this.match = await newMatch(heard);
        return say(this.match.standing);
      case 'view':
        return say(this.played.standing);
      case 'choose':
        this.played.choose(heard.key);
        return say(this.played.standing);
      case 'score':
        return say(this.played.score());
      case 'search':
        return this.search(heard, say);
      case 'quit':
        return say({ type: 'quit' });
    }
  }

  private search({ playouts, milliseconds, progress }: Of<'search'>, say: (saying: Saying) => void): void {
    let latest: Saying | undefined;
    for (const found of this.played.search(playouts, milliseconds, progress ?? playouts)) {
      if (progress !== undefined) say({ type: 'progress', ...found });
      latest = { type: 'found', ...found };
    }
    if (latest !== undefined) say(latest);
  }

  private get played(): Match {
    if (this.match === undefined)
      throw new EngineTrouble('not-started', 'No game has been begun: say "new".');
    return this.match;
  }
}

function read(line: string): Wish {
  let raw: unknown;
  try {
    raw = JSON.parse(line);
  } catch {
    throw new EngineTrouble('bad-request', 'This line is no JSON.');
  }
  const parsed = v.safeParse(wish, raw);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new EngineTrouble('bad-request', `${v.getDotPath(issue) ?? 'message'}: ${issue.message}`);
}

async function gamesKnown(): Promise<Saying> {
  const games = await Promise.all(
    GAMES.map(async ({ id, name, rules }) => ({
      id,
      name: { ...name },
      rules: rules.version,
      learnt: (await loadMind(rules)) !== undefined,
    })),
  );
  return { type: 'games', games, bots: [...BOT_IDS] };
}

async function newMatch({ game, options: raw, seed = newSeed(), seats, bots }: Of<'new'>): Promise<Match> {
  const { rules } = gameById(game);
  checkSeed(seed);
  const options = rules.parseOptions(raw);
  const count = rules.seats(options);
  const all = Array.from({ length: count }, (_, seat): Seat => seat);
  const beyond = seats?.find((seat) => seat >= count);
  if (beyond !== undefined)
    throw new EngineTrouble('bad-request', `seats: this game has no seat ${beyond} with these options.`);
  const named = typeof bots === 'string' ? all.map(() => bots) : bots;
  if (named.length !== count)
    throw new EngineTrouble('bad-request', `bots: name one, or one for each of the ${count} seats.`);
  const seated = await Promise.all(named.map((bot) => botFor(bot, rules, { table: seed })));
  return new Match({ rules, options, seed, seats: seats ?? all, bots: seated, mind: await loadMind(rules) });
}
