import { createContext, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useRequired } from '../app/required-context';

const NOTHING: readonly string[] = [];
const NO_TABLE = 'There is no table here.';

/** What is aimed at and the way to aim lie apart: the many who can point are not drawn anew whenever somebody does. */
const Aimed = createContext<readonly string[] | undefined>(undefined);
const Aim = createContext<((refs: readonly string[]) => void) | undefined>(undefined);

/** The things on the table an answer in the list is about, while somebody points at it. */
export function useAimed(): readonly string[] {
  return useRequired(Aimed, NO_TABLE);
}

/** The way to point at things oneself. */
export function useAiming(): (refs: readonly string[]) => void {
  return useRequired(Aim, NO_TABLE);
}

interface Props {
  /** An answered question leaves nothing to point at. */
  readonly step: number;
  readonly children: ReactNode;
}

export function PointingProvider({ step, children }: Props) {
  const [pointed, setPointed] = useState({ step, refs: NOTHING });
  const aimed = pointed.step === step ? pointed.refs : NOTHING;
  const now = useRef(step);
  useEffect(() => {
    now.current = step;
  }, [step]);
  const aim = useCallback((refs: readonly string[]) => setPointed({ step: now.current, refs }), []);
  return (
    <Aim value={aim}>
      <Aimed value={aimed}>{children}</Aimed>
    </Aim>
  );
}

/** What a button needs that points, by mouse or by keyboard, at things on the table. */
export function useAim(refs: readonly string[]) {
  const aim = useAiming();
  const begin = () => aim(refs);
  const end = () => aim(NOTHING);
  return { onPointerEnter: begin, onPointerLeave: end, onFocus: begin, onBlur: end };
}
