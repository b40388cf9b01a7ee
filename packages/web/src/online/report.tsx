import { useState } from 'react';
import { useSettings } from '../settings/settings';
import { useOnline } from './online-context';
import { reportTable } from './tables';

const LONGEST = 1000;

/** Asks whoever runs the server to look at the table. */
export function Report() {
  const { net } = useSettings().words;
  const { table, act } = useOnline();
  const [text, setText] = useState('');
  const [sent, setSent] = useState(false);
  const send = async () => {
    await reportTable(table.id, text);
    setSent(true);
  };
  return (
    <section data-report>
      <h3>{net.report}</h3>
      {sent ? (
        <p role="status">{net.reported}</p>
      ) : (
        <>
          <p className="hint">{net.reportHint}</p>
          <label>
            {net.reportLabel}
            <textarea
              rows={3}
              maxLength={LONGEST}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          </label>
          <button type="button" className="plain" disabled={text.trim() === ''} onClick={() => act(send)}>
            {net.sendReport}
          </button>
        </>
      )}
    </section>
  );
}
