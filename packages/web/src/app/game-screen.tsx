import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { EndScreen } from '../end/end-screen';
import { isLesson } from '../guide/lesson';
import { newSave, usualBot } from '../home/new-game';
import { AdviceButton } from '../local/advice-button';
import { LocalLink } from '../local/local-link';
import type { Save } from '../local/messages';
import type { ReplayFrom } from '../replay/replay-link';
import { useSettings } from '../settings/settings';
import { useLinkState } from '../table/table-context';
import { TableScreen } from '../table/table-screen';
import { paceMs } from './pace';

/** Fetched only by those who want to be guided. */
const GuideFrame = lazy(() =>
  import('../guide/guide-frame').then((module) => ({ default: module.GuideFrame })),
);

interface Props {
  readonly id: string;
  onStart(save: Save): void;
  onWatch(record: string, from?: ReplayFrom): void;
}

/** A game of this browser. */
export function GameScreen({ id, onStart, onWatch }: Props) {
  const { words, prefers } = useSettings();
  const [link, setLink] = useState<LocalLink | undefined>(undefined);
  const pace = paceMs(prefers.pace);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a game is opened once, whatever its pace becomes.
  useEffect(() => {
    const opened = new LocalLink(id, pace);
    setLink(opened);
    return () => opened.close();
  }, [id]);
  useEffect(() => link?.setPace(pace), [link, pace]);
  if (link === undefined) return <main className="message">{words.opening}</main>;
  return <Playing link={link} guided={isLesson(id)} onStart={onStart} onWatch={onWatch} />;
}

function Playing({
  link,
  guided,
  onStart,
  onWatch,
}: Pick<Props, 'onStart' | 'onWatch'> & { readonly link: LocalLink; readonly guided: boolean }) {
  const state = useLinkState(link);
  const [ended, setEnded] = useState<'no' | 'shown' | 'hidden'>('no');
  const showResult = useCallback(() => setEnded('shown'), []);
  // Where several people play, nobody is told what to do; neither is whoever learns with a guide.
  const alone = !guided && state.seats.filter(({ kind }) => kind === 'person').length === 1;
  const extras = useMemo(() => (alone ? { tools: <AdviceButton link={link} /> } : {}), [alone, link]);
  const first = useCallback(() => setEnded((now) => (now === 'no' ? 'shown' : now)), []);
  if (ended === 'shown' && state.record !== undefined && state.view !== undefined) {
    const { options } = state.view;
    const rematch = () =>
      onStart(
        newSave(
          state.game,
          options,
          state.seats.map(({ kind, name, bot }) =>
            kind === 'bot'
              ? { kind, bot: bot ?? usualBot() }
              : { kind: 'person', ...(name !== undefined && { name }) },
          ),
        ),
      );
    return (
      <EndScreen
        state={state}
        record={state.record}
        onTable={() => setEnded('hidden')}
        onRematch={rematch}
        onWatch={onWatch}
      />
    );
  }
  return (
    <Suspense>
      <TableScreen
        link={link}
        extras={extras}
        onResult={ended === 'no' ? first : showResult}
        Frame={guided ? GuideFrame : undefined}
      />
    </Suspense>
  );
}
