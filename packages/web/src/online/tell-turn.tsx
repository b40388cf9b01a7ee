import { useState } from 'react';
import { Check } from '../settings/check';
import { useSettings } from '../settings/settings';
import { telling, tellTurns } from './turn-signal';

/** The wish to be told of one's turns by the browser. */
export function TellTurn() {
  const { net } = useSettings().words;
  const [state, setState] = useState(telling);
  if (state === 'impossible') return null;
  return (
    <section>
      <Check
        label={net.tellTurn}
        value={state === 'on'}
        onChange={(on) => {
          tellTurns(on).then(setState, () => {});
        }}
      />
      {state === 'on' && <p className="hint">{net.tellTurnOn}</p>}
      {state === 'denied' && <p className="hint">{net.tellTurnDenied}</p>}
    </section>
  );
}
