import type { ClockSetting } from '@sietch/protocol';
import { useState } from 'react';
import { goToTable } from '../app/route';
import { agreesOnTalk } from '../home/game-set-ups';
import type { GameOptions } from '../home/set-up-option';
import { Icon } from '../icons/icon';
import { Check } from '../settings/check';
import { Segments } from '../settings/segments';
import { useSettings } from '../settings/settings';
import { myName, rememberName } from './mine';
import { NameField } from './name-field';
import { codeOf, createTable } from './tables';

const CLOCKS = {
  none: { kind: 'none' },
  quick: { kind: 'real-time', minutes: 30, increment: 10 },
  calm: { kind: 'real-time', minutes: 60, increment: 20 },
  day: { kind: 'days', days: 1 },
  days: { kind: 'days', days: 3 },
} as const satisfies Readonly<Record<string, ClockSetting>>;
type ClockName = keyof typeof CLOCKS;
const CLOCK_NAMES = Object.keys(CLOCKS) as readonly ClockName[];

/** A table on the server: its creator sits down first, the other seats are open. */
export function CreateTable({ game, options }: { readonly game: string; readonly options: GameOptions }) {
  const { words } = useSettings();
  const { net } = words;
  const [name, setName] = useState(myName);
  const [clock, setClock] = useState<ClockName>('none');
  const [spectators, setSpectators] = useState(true);
  const [chat, setChat] = useState(true);
  const [teamChat, setTeamChat] = useState(false);
  const [listed, setListed] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const agrees = agreesOnTalk(game, options.players);
  const names: Readonly<Record<ClockName, string>> = {
    none: net.clockNone,
    quick: net.clockQuick,
    calm: net.clockCalm,
    day: net.clockDays(CLOCKS.day.days),
    days: net.clockDays(CLOCKS.days.days),
  };
  const create = () => {
    setBusy(true);
    rememberName(name.trim());
    createTable({
      game,
      options,
      seats: Array.from({ length: options.players }, () => ({ kind: 'open' })),
      me: { seat: 0, name: name.trim() || words.player(1) },
      spectators,
      chat,
      listed,
      clock: CLOCKS[clock],
      teamChat: agrees && chat && teamChat,
    }).then(
      ({ id }) => goToTable(id),
      (error: unknown) => {
        setBusy(false);
        setProblem(net.notices[codeOf(error)] ?? net.noticeOther);
      },
    );
  };
  return (
    <section className="online-box" aria-labelledby="online-title">
      <h3 id="online-title">{words.online}</h3>
      <NameField name={name} onName={setName} />
      <Segments<ClockName>
        legend={net.clock}
        values={CLOCK_NAMES}
        value={clock}
        names={names}
        onPick={setClock}
      />
      <p className="hint">{net.clockHint[CLOCKS[clock].kind]}</p>
      <Check label={net.spectatorsAllowed} value={spectators} onChange={setSpectators} />
      <Check label={net.chatAllowed} value={chat} onChange={setChat} />
      {agrees && chat && (
        <Check label={net.teamChatAllowed} note={net.teamChatHint} value={teamChat} onChange={setTeamChat} />
      )}
      <Check label={net.listedAllowed} value={listed} onChange={setListed} />
      <button type="button" className="plain" data-online disabled={busy} onClick={create}>
        <Icon name="globe" /> {busy ? net.creating : net.create}
      </button>
      {problem !== undefined && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}
