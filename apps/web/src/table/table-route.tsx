import { SeatController, type SeatDevice, type SeatState, ValueStore } from '@shoal/table-ui';
import { useEffect, useRef, useState } from 'preact/hooks';
import { client } from '../client/client.ts';
import { askForHints } from '../client/study.ts';
import type { OpenedTable } from '../client/worker-client.ts';
import { replaceBy } from '../page/navigation.ts';
import { settings } from '../page/page-settings.ts';
import { useValue } from '../page/use-value.ts';
import { type LostReason, LostTable } from '../ui/lost-table.tsx';
import { Failed } from '../ui/waiting.tsx';
import type { Opening } from '../worker/worker-calls.ts';
import { countTurn, TableScreen } from './table-screen.tsx';

/** The device as its people have set it up. */
const DEVICE: SeatDevice = {
  ...{ clock: { after }, keepsCursor: true, drawsOn: true, think: askForHints },
  speed: () => settings.value.speed,
  onTurnTaken: ({ game }) => countTurn(game),
};

function after(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

const NOTHING = new ValueStore<SeatState | null>(null);

/** Sits down at the table of an address. */
export function TableRoute({ id }: { readonly id: string }) {
  const { opened, fail } = useTable(id);
  const own = typeof opened === 'object' && opened !== null ? opened : null;
  const state = useValue<SeatState | null>(own ?? NOTHING);
  const rematch = useRematch(fail);
  if (opened === 'failed' || opened === 'failed-unkept') return <Failed isKept={opened === 'failed'} />;
  if (typeof opened === 'string') return <LostTable reason={opened} />;
  if (own === null || state === null) return null;
  return <TableScreen seat={own} state={state} onRematch={rematch} />;
}

/** A second tap asks for nothing more. */
function useRematch(fail: () => void): () => void {
  const isBusy = useRef(false);
  const sit = (opening: Opening) => {
    isBusy.current = false;
    if (opening.key === 'open') replaceBy({ screen: 'table', id: opening.id });
  };
  return () => {
    if (isBusy.current) return;
    isBusy.current = true;
    client.calls.begin({ key: 'rematch' }, settings.value.speed).then(sit, fail);
  };
}

type Opened = SeatController | LostReason | 'failed' | 'failed-unkept' | null;

function useTable(id: string): { readonly opened: Opened; readonly fail: () => void } {
  const [opened, setOpened] = useState<Opened>(null);
  const fail = () => setOpened(failureAt);
  const { speed } = useValue(settings);
  // Another speed changes the table, and opens no other.
  useEffect(() => {
    let table: SeatController | null = null;
    let isWanted = true;
    const failHere = () => {
      if (isWanted) fail();
    };
    const sit = (opening: OpenedTable) => {
      if (!isWanted) return opening.key === 'open' ? opening.member.leave() : undefined;
      if (opening.key !== 'open') return setOpened(opening.key === 'finished' ? 'gone' : opening.key);
      table = new SeatController((listener) => opening.member.listen(listener, failHere), DEVICE);
      setOpened(table);
    };
    client.open(id, speed).then(sit, failHere);
    return () => {
      isWanted = false;
      table?.close();
    };
  }, [id]);
  useEffect(() => {
    if (opened instanceof SeatController) opened.pace();
  }, [speed]);
  return { opened, fail };
}

/** Only what was shown last can tell whether it was kept: the worker answers no more. */
const failureAt = (opened: Opened): Opened =>
  opened instanceof SeatController && opened.value?.report.isKept === false ? 'failed-unkept' : 'failed';
