import type { Advice } from '@sietch/bots';
import { useState } from 'react';
import { Dialog } from '../app/dialog';
import { Icon } from '../icons/icon';
import { PhraseText } from '../icons/phrase';
import { useSettings } from '../settings/settings';
import { useTable } from '../table/table-context';
import { AdviceList } from './advice-list';
import type { LocalLink } from './local-link';

/** Advice on the question of a step; none has come yet while it is thought about. */
interface Sought {
  readonly step: number;
  readonly advice?: readonly Advice[];
}

/** "What would you do?": for whoever plays against bots alone. */
export function AdviceButton({ link }: { readonly link: LocalLink }) {
  const { words } = useSettings();
  const { asked, speaker, choose, view } = useTable();
  const [sought, setSought] = useState<Sought | undefined>(undefined);
  const ask = () => {
    const { step } = view;
    setSought({ step });
    // What comes late, when another question is asked, is no advice any more.
    void link.advise().then((advice) => setSought((now) => (now?.step === step ? { step, advice } : now)));
  };
  const close = () => setSought(undefined);
  return (
    <>
      <button
        type="button"
        className="round"
        data-advise
        disabled={!asked}
        aria-label={words.bots.advise}
        title={words.bots.advise}
        onClick={ask}
      >
        <Icon name="mentat" />
      </button>
      {sought?.step === view.step && (
        <Dialog title={words.bots.advise} onClose={close}>
          <p className="ask-sentence">
            <PhraseText phrase={speaker.ask([])} />
          </p>
          <AdviceList
            advice={sought.advice}
            phrase={(key) => speaker.choice(key)}
            onTake={(key) => {
              close();
              choose(key);
            }}
          />
        </Dialog>
      )}
    </>
  );
}
