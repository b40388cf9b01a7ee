import { doNext, reveal, shuffle, sure } from '@sietch/kernel';
import { TOKEN_COLOURS, type TokenColour } from '../../automaton.js';
import { HARKONNEN_TOKENS, harkonnenTokenIds } from '../../content/deployment-tokens.js';
import { areasOf } from '../../content/map.js';
import { type ArrakisPlay, emit } from '../../events.js';
import { type ArrakisState, automatonOf, factionOf, type Legion, zoneAt } from '../../state.js';
import type { AutomatonTask } from '../../tasks.js';
import { type AreaId, type TokenId, UNITS, type Unit } from '../../terms.js';
import { addFigures, legionAt, movedTo, noFigures, removeFrom, unitsIn } from '../legion.js';
import { removeSurplus, stackingLimit } from '../stacking.js';
import { weakestUnit } from './power.js';
import { decide } from './sift.js';
import { fromStock } from './stock.js';
import { areaOfToken } from './token-places.js';

/** `black-3` is a token everybody can follow; its face is one of those of its colour. */
export function colourOf(token: TokenId): TokenColour {
  return token.startsWith('black') ? 'black' : 'silver';
}

/** If the supply lacks a colour, one on the board is turned over first, whichever people pick. */
export function placeGarrison(play: ArrakisPlay, task: AutomatonTask<'garrison'>): void {
  const { state } = play;
  const { tokens } = automatonOf(state);
  const { area } = task;
  if (task.picked !== undefined) {
    doNext(state, { task: 'automaton', act: 'garrison', area });
    const place = areaOfToken(state, task.picked);
    if (place !== undefined) showHarkonnenTokens(play, place, [task.picked]);
    return;
  }
  const missing = TOKEN_COLOURS.find((colour) => tokens[colour].length === 0);
  if (missing !== undefined) {
    const picked = decide(play, task, 'token', tokensOf(state, missing));
    if (picked !== undefined) doNext(state, { ...task, picked });
    return;
  }
  const placed = TOKEN_COLOURS.map((colour) => sure(tokens[colour].pop(), 'deployment token', colour));
  legionAt(state, 'harkonnen', area).tokens.push(...placed);
  // Moves of one action are simultaneous: whoever comes in their course stays.
  if (state.turn?.side === 'harkonnen')
    state.turn.moved.push({ area, figures: { ...noFigures(), tokens: placed.slice() } });
  emit(play, { event: 'garrisoned', area, tokens: placed });
}

/** Tokens of a colour on the board. */
function tokensOf(state: ArrakisState, colour: TokenColour): TokenId[] {
  return areasOf(state.where.harkonnen).flatMap((id) =>
    (zoneAt(state, id).harkonnen?.tokens ?? []).filter((token) => colourOf(token) === colour),
  );
}

/** Tokens are turned over, their units take their places, surplus ones go, and the tokens return to the supply. */
export function showHarkonnenTokens(
  play: ArrakisPlay,
  area: AreaId,
  tokens: readonly TokenId[] = zoneAt(play.state, area).harkonnen?.tokens ?? [],
): void {
  if (tokens.length === 0) return;
  reveal(play);
  for (const token of tokens.slice()) showOne(play, area, token);
  removeExcess(play, area);
  if (unitsIn(zoneAt(play.state, area).harkonnen) === 0)
    doNext(play.state, { task: 'lone-leaders', side: 'harkonnen', area });
}

function showOne(play: ArrakisPlay, area: AreaId, token: TokenId): void {
  const { state } = play;
  const automaton = automatonOf(state);
  const { supply } = factionOf(state, 'harkonnen');
  const colour = colourOf(token);
  const face = sure(HARKONNEN_TOKENS[colour][automaton.faces[token] ?? 0], 'face of', token);
  const legion = legionAt(state, 'harkonnen', area);
  const moved = movedTo(state, area);
  const marched = moved !== undefined && removeFrom(moved.tokens, token);
  removeFrom(legion.tokens, token);
  const figures = noFigures();
  for (const unit of UNITS) {
    for (const [kind, n] of Object.entries(fromStock(state, unit, face[unit] ?? 0)) as [Unit, number][]) {
      figures[kind] += n;
      supply[kind] -= n;
    }
  }
  figures.generic = Math.min(face.generic ?? 0, supply.generic);
  supply.generic -= figures.generic;
  addFigures(legion, figures);
  if (marched) addFigures(moved, figures);
  emit(play, { event: 'token-shown', token, area, units: unitsShown(figures), leaders: figures.generic });
  returnToken(state, token, colour);
}

/** What stands there now; a type nothing of which came is not named. */
function unitsShown(figures: Legion): Partial<Record<Unit, number>> {
  const shown = UNITS.filter((unit) => figures[unit] > 0).map((unit) => [unit, figures[unit]] as const);
  return Object.fromEntries(shown);
}

/** Nobody knows any more which token of the supply shows what. */
function returnToken(state: ArrakisState, token: TokenId, colour: TokenColour): void {
  const { tokens, faces } = automatonOf(state);
  const supply = tokens[colour];
  supply.push(token);
  const mixed = shuffle(
    state.random,
    supply.map((each) => faces[each] ?? 0),
  );
  supply.forEach((each, i) => {
    faces[each] = mixed[i] ?? 0;
  });
}

/** A token removed unseen goes back to the supply: none leaves the game. */
function loseToken(play: ArrakisPlay, area: AreaId, token: TokenId): void {
  const { state } = play;
  const moved = movedTo(state, area);
  if (moved !== undefined) removeFrom(moved.tokens, token);
  returnToken(state, token, colourOf(token));
  emit(play, { event: 'token-lost', token, area });
}

/** Units above the limit are removed, the weakest first. */
export function removeExcess(play: ArrakisPlay, area: AreaId): void {
  const { state } = play;
  const limit = stackingLimit(state, 'harkonnen');
  for (;;) {
    const { harkonnen } = zoneAt(state, area);
    const weakest =
      harkonnen === undefined || unitsIn(harkonnen) <= limit ? undefined : weakestUnit(harkonnen);
    if (harkonnen === undefined || weakest === undefined) return;
    if (removeFrom(harkonnen.tokens, weakest)) loseToken(play, area, weakest);
    else removeSurplus(play, 'harkonnen', area, weakest);
  }
}

/** Both sets, shuffled (rulebook: Жетони розгортання Харконненів). */
export function newTokens(state: ArrakisState): Pick<ReturnType<typeof automatonOf>, 'faces' | 'tokens'> {
  const faces: Record<TokenId, number> = {};
  for (const colour of TOKEN_COLOURS) {
    const shuffled = shuffle(
      state.random,
      HARKONNEN_TOKENS[colour].map((_, face) => face),
    );
    harkonnenTokenIds(colour).forEach((id, i) => {
      faces[id] = shuffled[i] ?? 0;
    });
  }
  return { faces, tokens: { black: harkonnenTokenIds('black'), silver: harkonnenTokenIds('silver') } };
}
