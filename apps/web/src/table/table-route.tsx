import type { GamePresentation } from '@shoal/core';
import type { TableReport } from '@shoal/room';
import { SeatController, type SeatDevice, type SeatState, ValueStore, withTip } from '@shoal/table-ui';
import { useEffect, useRef, useState } from 'preact/hooks';
import { client } from '../client/client.ts';
import type { OpenedTable } from '../client/worker-client.ts';
import { askForHints } from '../client/worker-job.ts';
import { loadGame, WithGame } from '../game/games.tsx';
import { replaceBy } from '../page/navigation.ts';
import { PAGE_CLOCK } from '../page/page-clock.ts';
import { changeSettings, settings } from '../page/page-settings.ts';
import { useValue } from '../page/use-value.ts';
import { LoadFailure } from '../ui/loading.tsx';
import { type LostReason, LostTable } from '../ui/lost-table.tsx';
import type { BeginOrder, TableOpening } from '../worker/worker-calls.ts';
import { expectedTable } from './expected-table.ts';
import { TableFrame } from './table-frame.tsx';
import { TableScreen } from './table-screen.tsx';

/** The device, as its settings describe it. */
const deviceFor = (presentation: GamePresentation): SeatDevice => ({
  ...{ clock: PAGE_CLOCK, keepsCursor: true, repeats: true, think: askForHints, presentation },
  speed: () => settings.value.speed,
  onActed: (report) => rememberTip(report, presentation),
});

function rememberTip(report: TableReport, presentation: GamePresentation): void {
  const before = settings.value.hadTips;
  const hadTips = withTip(report, before, presentation);
  if (hadTips !== before) changeSettings({ hadTips });
}

const NOTHING = new ValueStore<SeatState | null>(null);

/** Opens the table of an address. */
export function TableRoute({ id }: { readonly id: string }) {
  const { opened, fail } = useTable(id);
  const own = typeof opened === 'object' && opened !== null ? opened : null;
  const state = useValue<SeatState | null>(own ?? NOTHING);
  const begin = useBegin(fail);
  if (opened === 'failed' || opened === 'failed-unsaved') return <LoadFailure isSaved={opened === 'failed'} />;
  if (typeof opened === 'string') return <LostTable reason={opened} />;
  const frame = <TableFrame table={expectedTable(id)} />;
  if (own === null || state === null) return frame;
  return (
    <WithGame id={state.report.game} meanwhile={frame}>
      <TableScreen seat={own} state={state} onBegin={begin} />
    </WithGame>
  );
}

/** Starts the next table, once even after a double click. */
function useBegin(fail: () => void): (order: BeginOrder) => void {
  const isBusy = useRef(false);
  const sit = (opening: TableOpening) => {
    isBusy.current = false;
    if (opening.key === 'open') replaceBy({ screen: 'table', id: opening.id });
  };
  return (order) => {
    if (isBusy.current) return;
    isBusy.current = true;
    client.calls.begin(order, settings.value.speed).then(sit, fail);
  };
}

type Opened = SeatController | LostReason | 'failed' | 'failed-unsaved' | null;

function useTable(id: string): { readonly opened: Opened; readonly fail: () => void } {
  const [opened, setOpened] = useState<Opened>(null);
  const fail = () => setOpened(failureAt);
  const { speed } = useValue(settings);
  // A change of speed applies to the open table and does not open another.
  useEffect(() => {
    let table: SeatController | null = null;
    let isWanted = true;
    const failHere = () => {
      if (isWanted) fail();
    };
    const sit = async (opening: OpenedTable) => {
      if (opening.key !== 'open') return isWanted && setOpened(opening.key === 'finished' ? 'gone' : opening.key);
      const { member, game } = opening;
      const { presentation } = await loadGame(game, settings.value.language);
      if (!isWanted) return member.leave();
      table = new SeatController((listener) => member.listen(listener, failHere), deviceFor(presentation));
      setOpened(table);
    };
    client.open(id, speed).then(sit).catch(failHere);
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

/** The worker no longer answers, so the last state shown says whether the game was saved. */
const failureAt = (opened: Opened): Opened =>
  opened instanceof SeatController && opened.value?.report.isSaved === false ? 'failed-unsaved' : 'failed';
