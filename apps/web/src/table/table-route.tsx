import type { GamePresentation } from '@shoal/core';
import { SeatController, type SeatDevice, type SeatState, ValueStore } from '@shoal/table-ui';
import { useEffect, useRef, useState } from 'preact/hooks';
import { client } from '../client/client.ts';
import type { OpenedTable } from '../client/worker-client.ts';
import { askForHints } from '../client/worker-job.ts';
import { loadGame, WithGame } from '../game/games.tsx';
import { replaceBy } from '../page/navigation.ts';
import { settings } from '../page/page-settings.ts';
import { useValue } from '../page/use-value.ts';
import { LoadFailure } from '../ui/loading.tsx';
import { type LostReason, LostTable } from '../ui/lost-table.tsx';
import type { TableOpening } from '../worker/worker-calls.ts';
import { countTurn, TableScreen } from './table-screen.tsx';

/** The device, as its settings describe it. */
const deviceFor = (presentation: GamePresentation): SeatDevice => ({
  ...{ clock: { after }, keepsCursor: true, repeats: true, think: askForHints, presentation },
  speed: () => settings.value.speed,
  onTurnTaken: ({ game }) => countTurn(game),
});

function after(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

const NOTHING = new ValueStore<SeatState | null>(null);

/** Opens the table of an address. */
export function TableRoute({ id }: { readonly id: string }) {
  const { opened, fail } = useTable(id);
  const own = typeof opened === 'object' && opened !== null ? opened : null;
  const state = useValue<SeatState | null>(own ?? NOTHING);
  const rematch = useRematch(fail);
  if (opened === 'failed' || opened === 'failed-unsaved') return <LoadFailure isSaved={opened === 'failed'} />;
  if (typeof opened === 'string') return <LostTable reason={opened} />;
  if (own === null || state === null) return null;
  return (
    <WithGame id={state.report.game}>
      <TableScreen seat={own} state={state} onRematch={rematch} />
    </WithGame>
  );
}

/** Starts a rematch, once even after a double click. */
function useRematch(fail: () => void): () => void {
  const isBusy = useRef(false);
  const sit = (opening: TableOpening) => {
    isBusy.current = false;
    if (opening.key === 'open') replaceBy({ screen: 'table', id: opening.id });
  };
  return () => {
    if (isBusy.current) return;
    isBusy.current = true;
    client.calls.begin({ key: 'rematch' }, settings.value.speed).then(sit, fail);
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
