import { type Analysis, analyse, loadMind } from '@sietch/bots';
import type { AnalysisReader } from '@sietch/desk';
import { gameById } from '@sietch/games';
import { readRecord } from '@sietch/kernel';
import { analysis, parse } from '@sietch/protocol';

/** So many milliseconds are worked in one go: what else is asked of the worker waits no longer. */
const PIECE = 60;

const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Finds out in this worker how a game was decided, and lets whatever else is asked of it come in between. */
export async function analyseHere(
  text: string,
  reader: AnalysisReader,
  isWanted: () => boolean,
): Promise<void> {
  const record = readRecord(text);
  const { rules } = gameById(record.game);
  let told: Analysis | undefined;
  let until = 0;
  for (const found of analyse(rules, record, await loadMind(rules))) {
    const { progress, points, moments } = found;
    const isNews = points !== told?.points || moments !== told.moments;
    if (!isNews && progress < 1 && performance.now() < until) continue;
    reader.tell({ progress, ...(isNews && { analysis: parse(analysis, found) }) });
    told = found;
    await breath();
    if (!isWanted()) return;
    until = performance.now() + PIECE;
  }
}
