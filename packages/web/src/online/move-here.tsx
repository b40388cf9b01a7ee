import type { TableInfo } from '@sietch/protocol';
import { useState } from 'react';
import { Notice } from '../app/notice';
import { useSettings } from '../settings/settings';
import type { Invitation } from './invitation';
import { claim, codeOf } from './tables';

interface Props {
  readonly table: TableInfo;
  readonly invited: Invitation;
  onDone(): void;
}

/** A link to a held seat was opened: it moves only after a word of the person. */
export function MoveHere({ table, invited: { seat, key }, onDone }: Props) {
  const { net } = useSettings().words;
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const move = () => {
    claim(table.id, seat, { key }).then(onDone, (error: unknown) =>
      setProblem(net.notices[codeOf(error)] ?? net.noticeOther),
    );
  };
  return (
    <Notice
      title={net.moveTitle}
      text={net.moveText(table.seats[seat]?.name ?? net.seat(seat + 1))}
      problem={problem}
    >
      <button type="button" className="primary" data-move-here onClick={move}>
        {net.moveHere}
      </button>
      {problem !== undefined && table.settings.spectators && (
        <button type="button" className="plain" onClick={onDone}>
          {net.watchInstead}
        </button>
      )}
    </Notice>
  );
}
