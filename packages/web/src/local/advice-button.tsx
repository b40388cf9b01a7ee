import type { Advice } from '@sietch/bots';
import { useState } from 'react';
import { Dialog } from '../app/dialog';
import { Icon } from '../icons/icon';
import { PhraseText } from '../icons/phrase';
import { useSettings } from '../settings/settings';
import { useTable } from '../table/table-context';
import { AdviceList } from './advice-list';
import type { LocalLink } from './local-link';

/** "What would you do?": for whoever plays against bots alone. */
export function AdviceButton({ link }: { readonly link: LocalLink }) {
  const { words } = useSettings();
  const { asked, speaker, choose, view } = useTable();
  const [step, setStep] = useState<number | undefined>(undefined);
  const [advice, setAdvice] = useState<readonly Advice[] | undefined>(undefined);
  const ask = () => {
    setStep(view.step);
    setAdvice(undefined);
    void link.advise().then(setAdvice);
  };
  const close = () => setStep(undefined);
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
      {step === view.step && (
        <Dialog title={words.bots.advise} onClose={close}>
          <p className="ask-sentence">
            <PhraseText phrase={speaker.ask([])} />
          </p>
          <AdviceList
            advice={advice}
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
