import { useEffect, useState } from 'preact/hooks';
import { settings } from '../app/page-settings.ts';
import { replaceBy } from '../app/use-route.ts';
import { useValue, ValueStore } from '../app/value-store.ts';
import { desk } from '../desk/desk.ts';
import { type LostReason, LostTable } from './lost-table.tsx';
import { type DeskState, TableDesk } from './table-desk.ts';
import { countTurn, TableScreen } from './table-screen.tsx';

const NOTHING = new ValueStore<DeskState | null>(null);

/** Sits down at the table of an address. */
export function TableRoute({ id }: { readonly id: string }) {
  const opened = useTable(id);
  const own = typeof opened === 'object' && opened !== null ? opened : null;
  const state = useValue<DeskState | null>(own ?? NOTHING);
  if (typeof opened === 'string') return <LostTable reason={opened} />;
  if (own === null || state === null) return null;
  const rematch = async () => {
    const opening = await desk.begin({ key: 'rematch' }, settings.value.speed);
    if (opening.key === 'open') replaceBy({ screen: 'table', id: opening.id });
  };
  return <TableScreen desk={own} state={state} onRematch={() => void rematch()} />;
}

function useTable(id: string): TableDesk | LostReason | null {
  const [opened, setOpened] = useState<TableDesk | LostReason | null>(null);
  const { speed } = useValue(settings);
  // Another speed changes the table, and opens no other.
  useEffect(() => {
    let table: TableDesk | null = null;
    let isWanted = true;
    void desk.open(id, speed).then((opening) => {
      if (opening.key !== 'open') return setOpened(opening.key === 'finished' ? 'gone' : opening.key);
      if (!isWanted) return opening.link.close();
      const { link } = opening;
      table = new TableDesk(link, {
        speed: () => settings.value.speed,
        onTurnTaken: () => countTurn(link.state?.report.game ?? 'go-fish'),
      });
      setOpened(table);
    });
    return () => {
      isWanted = false;
      table?.close();
    };
  }, [id]);
  useEffect(() => void desk.calls.pace(speed), [speed]);
  return opened;
}
