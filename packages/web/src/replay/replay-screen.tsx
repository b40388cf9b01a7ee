import { useEffect, useState } from 'react';
import { EndScreen } from '../end/end-screen';
import { useSettings } from '../settings/settings';
import { useLinkState } from '../table/table-context';
import { TableScreen } from '../table/table-screen';
import { type ReplayFrom, ReplayLink } from './replay-link';
import { TimeLine } from './time-line';

const REPLAYED = { replayed: true };

/** A record on the table, with a time line under it, and its results. */
export function ReplayScreen({
  record,
  from,
}: {
  readonly record: string;
  readonly from?: ReplayFrom | undefined;
}) {
  const { words } = useSettings();
  const [link, setLink] = useState<ReplayLink | undefined>(undefined);
  useEffect(() => {
    const opened = new ReplayLink(record, from);
    setLink(opened);
    return () => opened.close();
  }, [record, from]);
  if (link === undefined) return <main className="message">{words.opening}</main>;
  return <Watching link={link} record={record} />;
}

function Watching({ link, record }: { readonly link: ReplayLink; readonly record: string }) {
  const state = useLinkState(link);
  const [results, setResults] = useState(false);
  const watch = (_: string, from?: ReplayFrom) => {
    setResults(false);
    if (from === undefined) link.go(0);
    else link.lookWith(from.seat, from.step);
  };
  if (results && state.view?.outcome !== undefined) {
    return <EndScreen state={state} record={record} onTable={() => setResults(false)} onWatch={watch} />;
  }
  const showResults = () => {
    setResults(true);
    link.go(link.replay?.total ?? 0);
  };
  const footer = <TimeLine link={link} onResult={showResults} />;
  return <TableScreen link={link} still extras={REPLAYED} footer={footer} />;
}
