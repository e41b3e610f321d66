import { useEffect, useRef, useState } from 'preact/hooks';
import { desk } from '../desk/desk.ts';
import type { OpenedTable } from '../desk/worker-desk.ts';
import { replaceBy } from '../page/navigation.ts';
import { settings } from '../page/page-settings.ts';
import { useValue, ValueStore } from '../page/value-store.ts';
import { Failed } from '../ui/later.tsx';
import { type LostReason, LostTable } from '../ui/lost-table.tsx';
import type { DeskState } from './desk-state.ts';
import { TableDesk } from './table-desk.ts';
import { countTurn, TableScreen } from './table-screen.tsx';

const NOTHING = new ValueStore<DeskState | null>(null);

/** Sits down at the table of an address. */
export function TableRoute({ id }: { readonly id: string }) {
  const opened = useTable(id);
  const own = typeof opened === 'object' && opened !== null ? opened : null;
  const state = useValue<DeskState | null>(own ?? NOTHING);
  const rematch = useRematch();
  if (opened === 'failed') return <Failed />;
  if (typeof opened === 'string') return <LostTable reason={opened} />;
  if (own === null || state === null) return null;
  return <TableScreen desk={own} state={state} onRematch={rematch} />;
}

/** A second tap asks for nothing more. */
function useRematch(): () => void {
  const isBusy = useRef(false);
  return async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    const opening = await desk.begin({ key: 'rematch' }, settings.value.speed).finally(() => {
      isBusy.current = false;
    });
    if (opening.key === 'open') replaceBy({ screen: 'table', id: opening.id });
  };
}

type Opened = TableDesk | LostReason | 'failed' | null;

function useTable(id: string): Opened {
  const [opened, setOpened] = useState<Opened>(null);
  const { speed } = useValue(settings);
  // Another speed changes the table, and opens no other.
  useEffect(() => {
    let table: TableDesk | null = null;
    let isWanted = true;
    const sit = (opening: OpenedTable) => {
      if (opening.key !== 'open') return setOpened(opening.key === 'finished' ? 'gone' : opening.key);
      if (!isWanted) return opening.link.close();
      const { link } = opening;
      table = new TableDesk(link, {
        speed: () => settings.value.speed,
        onTurnTaken: () => countTurn(link.state?.report.game ?? 'go-fish'),
      });
      setOpened(table);
    };
    desk.open(id, speed).then(sit, () => setOpened('failed'));
    return () => {
      isWanted = false;
      table?.close();
    };
  }, [id]);
  useEffect(() => void desk.calls.pace(speed), [speed]);
  return opened;
}
