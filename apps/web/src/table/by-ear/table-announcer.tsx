import { isSharedDevice } from '@shoal/room';
import { closedTurns, type SeatState, type Sentences } from '@shoal/table-ui';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useTip } from '../../game/use-tip.ts';
import { PAGE_CLOCK } from '../../page/page-clock.ts';
import { useValue } from '../../page/use-value.ts';
import { usePageWords } from '../../page/words.ts';
import { SpokenText } from '../../ui/spoken-text.tsx';
import { Announcer } from './announcer.ts';

interface TableAnnouncerProps {
  readonly state: SeatState;
  readonly spoken: Sentences;
  /** The question to the viewer. */
  readonly prompt: string;
}

/** Tells screen readers what happens: a line for each turn of the others, then the viewer's turn. Never interrupts. */
export function TableAnnouncer(props: TableAnnouncerProps) {
  const said = useValue(useAnnouncer(props));
  return <div role="status">{said !== null && <SpokenText key={said.number} text={said.text} />}</div>;
}

interface Heard {
  /** The number of events that were told. */
  readonly events: number;
  readonly isCalled: boolean;
}

/** What came before is told by the recap, or was told before the page was reloaded. */
const heardBefore = ({ report, known, viewer }: SeatState): Heard => ({
  isCalled: false,
  events: viewer === null || isSharedDevice(report) ? report.log.length : known,
});

function useAnnouncer({ state, spoken, prompt }: TableAnnouncerProps): Announcer {
  const { table } = usePageWords();
  const tip = useTip(state);
  const [announcer] = useState(() => new Announcer(PAGE_CLOCK));
  const heard = useRef<Heard | null>(null);
  useEffect(() => {
    const { report, viewer } = state;
    const before = heard.current ?? heardBefore(state);
    const from = Math.min(before.events, report.log.length);
    const turns = closedTurns(from, report, spoken);
    // An undo is an action too: it leaves a shorter log.
    const hasActed = from < before.events || turns.some(({ seat }) => seat === viewer && seat !== null);
    const isCalled = state.choosing !== null && !state.isRepeating;
    const isCall = isCalled && (hasActed || !before.isCalled);
    heard.current = { events: (turns.at(-1)?.at ?? from - 1) + 1, isCalled };
    if (hasActed) announcer.hush();
    const calls = isCall ? [table.yourTurn(prompt), ...(tip === null ? [] : [tip])] : [];
    announcer.say([...turns.map(({ text }) => text), ...calls], report.players.length + calls.length);
  }, [state]);
  useEffect(() => () => announcer.hush(), [announcer]);
  return announcer;
}
