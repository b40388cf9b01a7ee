import { useEffect, useState } from 'react';
import { EndScreen } from '../end/end-screen';
import { useSettings } from '../settings/settings';
import { useLinkState } from '../table/table-context';
import { TableScreen } from '../table/table-screen';
import { ReplayLink } from './replay-link';
import { TimeLine } from './time-line';

/** A record on the table, with a time line under it, and its results. */
export function ReplayScreen({ record }: { readonly record: string }) {
  const { words } = useSettings();
  const [link, setLink] = useState<ReplayLink | undefined>(undefined);
  useEffect(() => {
    const opened = new ReplayLink(record);
    setLink(opened);
    return () => opened.close();
  }, [record]);
  if (link === undefined) return <main className="message">{words.opening}</main>;
  return <Watching link={link} record={record} />;
}

function Watching({ link, record }: { readonly link: ReplayLink; readonly record: string }) {
  const state = useLinkState(link);
  const [results, setResults] = useState(false);
  const watchAgain = () => {
    setResults(false);
    link.go(0);
  };
  if (results && state.view?.outcome !== undefined) {
    return <EndScreen state={state} record={record} onTable={() => setResults(false)} onWatch={watchAgain} />;
  }
  const showResults = () => {
    setResults(true);
    link.go(link.replay?.total ?? 0);
  };
  return <TableScreen link={link} still footer={<TimeLine link={link} onResult={showResults} />} />;
}
