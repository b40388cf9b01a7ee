import type { Legion, Side } from '@sietch/arrakis';
import { useSettings } from '../../settings/settings';
import { Touchable } from '../../table/touchable';
import { useWar } from '../use-war';
import { BASES, type Chip, chipsOf } from './chips';

/** The figures of a legion in a panel, each kind with its name; lit where losses are chosen. */
export function LegionRow({
  legion,
  side,
  touchable,
}: {
  readonly legion: Readonly<Legion>;
  readonly side: Side;
  readonly touchable: boolean;
}) {
  const { lang } = useSettings();
  const { speaker } = useWar();
  const nameOf = ({ kind, base, text }: Chip): string => {
    if (base === 'special') return `${speaker.war.specials[side]}: ${text}`;
    if (base === 'named') return speaker.leader(kind);
    return `${base === 'token' ? speaker.war.token : speaker.thing(`figure:${kind}`)}: ${text}`;
  };
  return (
    <div className="legion-row">
      {chipsOf(legion, side, lang).map((chip) => {
        const ref = chip.base === 'token' ? `figure:${legion.tokens[0]}` : `figure:${chip.kind}`;
        const mark = (
          <svg className={`figure legion-${side} chip-${chip.base}`} viewBox="-1 -1 26 26" aria-hidden="true">
            <path d={BASES[chip.base]} />
            <text x={12} y={16.5}>
              {chip.text}
            </text>
          </svg>
        );
        if (!touchable)
          return (
            <span key={chip.kind} role="img" aria-label={nameOf(chip)} title={nameOf(chip)}>
              {mark}
            </span>
          );
        return (
          <Touchable key={chip.kind} refs={[ref]} className="figure-chip" label={nameOf(chip)}>
            {mark}
          </Touchable>
        );
      })}
    </div>
  );
}
