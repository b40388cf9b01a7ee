import { useCallback, useEffect, useRef, useState } from 'react';
import { Horizon } from '../art/horizon';
import { Medallion } from '../art/medallion';
import { Vignette } from '../art/vignette';
import { PhraseText } from '../icons/phrase';
import { SeatMark } from '../icons/seat-mark';
import { useMoving } from '../settings/moving';
import type { Preferences } from '../settings/preferences';
import { useSettings } from '../settings/settings';
import { useAiming } from './pointing';
import type { Scene } from './scene';
import { SeatFace } from './seat-face';
import { useTable } from './table-context';
import { useSkip } from './use-skip';

const OPENING_MS = 1100;
const LINE_MS = 600;
/** Whoever was away longer reads what happened in the log. */
const MOST_AT_ONCE = 30;

const FACTORS: Readonly<Record<Preferences['pace'], number>> = {
  slow: 1.7,
  normal: 1,
  fast: 0.55,
  step: Number.POSITIVE_INFINITY,
};

/** Combat, rewards and new rounds, one after another above the table. They are in nobody's way: any key or touch ends them. */
export function Ceremonies({ onCelebrating }: { onCelebrating(now: boolean): void }) {
  const { prefers } = useSettings();
  const { link, state, speaker } = useTable();
  const aim = useAiming();
  const moving = useMoving();
  const [scenes, setScenes] = useState<readonly Scene[]>([]);
  const known = useRef(state.version);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only new lines of the log are celebrated.
  useEffect(() => {
    const since = known.current;
    known.current = state.version;
    if (!moving || state.version - since > MOST_AT_ONCE) return;
    const fresh = state.log.filter(({ step }) => step > since).map(({ event }) => event);
    const more = fresh.length === 0 ? [] : (speaker.scenes?.(fresh) ?? []);
    if (more.length === 0) return;
    onCelebrating(true);
    setScenes((now) => [...now, ...more]);
  }, [state.log]);
  const [scene] = scenes;
  const celebrated = useRef(false);
  useEffect(() => {
    if (celebrated.current && scene === undefined) onCelebrating(false);
    celebrated.current = scene !== undefined;
  }, [scene, onCelebrating]);
  const factor = FACTORS[prefers.pace];
  useEffect(() => {
    if (scene === undefined || !Number.isFinite(factor)) return;
    const last = (OPENING_MS + LINE_MS * scene.lines.length) * factor;
    const timer = setTimeout(() => setScenes((now) => now.slice(1)), last);
    return () => clearTimeout(timer);
  }, [scene, factor]);
  const places = scene?.places;
  useEffect(() => {
    if (places === undefined) return;
    aim(places);
    return () => aim([]);
  }, [places, aim]);
  const skip = useCallback(() => {
    // Step by step each scene is looked at for itself; otherwise whoever has seen enough goes on with the game.
    setScenes((now) => (prefers.pace === 'step' ? now.slice(1) : []));
    if (prefers.pace !== 'step') link.goOn();
  }, [prefers.pace, link]);
  useSkip(scene !== undefined, 'ceremony', skip);
  if (scene === undefined) return null;
  return <Ceremony key={scenes.length} scene={scene} factor={Number.isFinite(factor) ? factor : 1} />;
}

function Ceremony({ scene, factor }: { readonly scene: Scene; readonly factor: number }) {
  const { words } = useSettings();
  const { speaker } = useTable();
  const after = (i: number) => `${(i * LINE_MS + LINE_MS / 2) * factor}ms`;
  return (
    <aside
      className={`ceremony by-night ceremony-${scene.kind} ${scene.places === undefined ? '' : 'aside'}`}
      role="status"
    >
      {scene.kind === 'victory' && <Horizon />}
      {scene.face !== undefined && <Medallion who={scene.face} crop="niche" />}
      {scene.picture !== undefined && <Vignette of={scene.picture.of} kind={scene.picture.kind} />}
      <h2>
        <PhraseText phrase={scene.title} />
      </h2>
      <ol>
        {scene.lines.map(({ seat, phrase, share, explains }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a scene have no identity but their place.
          <li key={i} className={explains ? 'explains' : undefined} style={{ animationDelay: after(i) }}>
            {share !== undefined && seat !== undefined && (
              <span
                className={`share seat-${seat}`}
                style={{ width: `${100 * share}%`, animationDelay: after(i) }}
              />
            )}
            {seat !== undefined && (
              <>
                <SeatFace seat={seat} /> <SeatMark seat={seat} /> <b>{speaker.who(seat)}</b>{' '}
              </>
            )}
            <PhraseText phrase={phrase} />
          </li>
        ))}
      </ol>
      <p className="hint">{words.skipScene}</p>
    </aside>
  );
}
