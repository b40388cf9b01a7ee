import { createContext, type ReactNode, useCallback, useMemo, useState } from 'react';
import { useRequired } from '../app/required-context';

/** The things on the table an answer in the list is about, while somebody points at it. */
interface Pointing {
  readonly aimed: readonly string[];
  aim(refs: readonly string[]): void;
}

const NOTHING: readonly string[] = [];
const Context = createContext<Pointing | undefined>(undefined);

export function usePointing(): Pointing {
  return useRequired(Context, 'There is no table here.');
}

interface Props {
  /** An answered question leaves nothing to point at. */
  readonly step: number;
  readonly children: ReactNode;
}

export function PointingProvider({ step, children }: Props) {
  const [pointed, setPointed] = useState({ step, refs: NOTHING });
  const aimed = pointed.step === step ? pointed.refs : NOTHING;
  const aim = useCallback((refs: readonly string[]) => setPointed({ step, refs }), [step]);
  const value = useMemo(() => ({ aimed, aim }), [aimed, aim]);
  return <Context value={value}>{children}</Context>;
}

/** What a button needs that points, by mouse or by keyboard, at things on the table. */
export function useAim(refs: readonly string[]) {
  const { aim } = usePointing();
  const begin = () => aim(refs);
  const end = () => aim(NOTHING);
  return { onPointerEnter: begin, onPointerLeave: end, onFocus: begin, onBlur: end };
}
