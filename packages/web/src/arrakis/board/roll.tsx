import { Icon } from '../../icons/icon';
import type { Throw } from '../clash';
import { useWar } from '../use-war';

/** A die as it lies, or as a leader has turned it. */
interface Lying {
  readonly face: 'sword' | 'shield' | 'special';
  readonly name: string;
  readonly turned: boolean;
  readonly struck: boolean;
}

/** The dice as they lie: special results leaders have turned show what they became, cancelled shields are struck out. */
export function Roll({
  thrown,
  cancelled,
  old,
}: {
  readonly thrown: Throw;
  readonly cancelled: number;
  /** Of the round before. */
  readonly old: boolean;
}) {
  const { speaker } = useWar();
  const { war } = speaker;
  const { faces, surprise, turned } = thrown;
  const die = (face: Lying['face'], name: string, by = false): Lying => ({
    face,
    name,
    turned: by,
    struck: false,
  });
  const rolled = faces
    .filter((face) => face === 'sword' || face === 'shield')
    .map((face) => die(face, war.face[face]));
  const gained = turned.flatMap(({ leader, swords, shields }) => [
    ...Array.from({ length: swords }, () => die('sword', speaker.leader(leader), true)),
    ...Array.from({ length: shields }, () => die('shield', speaker.leader(leader), true)),
  ]);
  const specials = faces.filter((face) => face === 'special').length + (surprise ? 1 : 0) - turned.length;
  const idle = Array.from({ length: Math.max(0, specials) }, () => die('special', war.face.special));
  const sorted = [...rolled, ...gained].sort((a, b) => b.face.localeCompare(a.face));
  let left = cancelled;
  const lying = [...sorted, ...idle].reverse().map((each) => {
    if (each.face !== 'shield' || left === 0) return each;
    left--;
    return { ...each, struck: true };
  });
  lying.reverse();
  if (lying.length === 0) return <p className="roll none">{war.rolledNothing}</p>;
  return (
    <p className={old ? 'roll old' : 'roll'}>
      {old && <span className="roll-note">{war.lastRoll}</span>}
      {lying.map(({ face, name, turned: by, struck }, i) => {
        const told = struck ? `${name}, ${war.struckOut}` : by ? `${war.face[face]}: ${name}` : name;
        return (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: equal faces are told apart by their place only.
            key={i}
            role="img"
            aria-label={told}
            title={told}
            className={`roll-die roll-${face} ${by ? 'turned' : ''} ${struck ? 'struck-out' : ''}`}
          >
            <Icon name={face === 'special' ? 'special-result' : face} />
          </span>
        );
      })}
      {surprise && <span className="roll-note">{war.surpriseDie}</span>}
    </p>
  );
}
