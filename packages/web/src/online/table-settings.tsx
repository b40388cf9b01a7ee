import type { TableInfo } from '@sietch/protocol';
import { Check } from '../settings/check';
import { useSettings } from '../settings/settings';
import { arrange } from './tables';

interface Props {
  readonly table: TableInfo;
  act(deed: () => Promise<unknown>): void;
}

/** What the creator may change at any time. */
export function TableSettings({ table, act }: Props) {
  const { net } = useSettings().words;
  const { spectators, chat, listed } = table.settings;
  return (
    <section className="table-settings" aria-label={net.settings}>
      <h2>{net.settings}</h2>
      <Check
        label={net.spectatorsAllowed}
        value={spectators}
        onChange={(on) => act(() => arrange(table.id, { spectators: on }))}
      />
      <Check
        label={net.chatAllowed}
        value={chat}
        onChange={(on) => act(() => arrange(table.id, { chat: on }))}
      />
      <Check
        label={net.listedAllowed}
        value={listed}
        onChange={(on) => act(() => arrange(table.id, { listed: on }))}
      />
    </section>
  );
}
