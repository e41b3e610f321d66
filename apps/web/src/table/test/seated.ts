import type { Speed } from '@shoal/table-ui';
import type { TableState } from '../../table-link/table-link.ts';
import type { DeskState } from '../desk-state.ts';
import { TableDesk } from '../table-desk.ts';
import { LocalTable } from './local-table.ts';
import { planFor, type Wanted } from './plans.ts';

/** People at a table, with everything that was told to them since they sat down. */
export interface Seated {
  readonly table: LocalTable;
  readonly desk: TableDesk;
  /** What came to the page. */
  readonly told: TableState[];
  /** What the page would draw. */
  readonly shown: DeskState[];
  /** How often somebody decided something. */
  readonly decided: { count: number };
}

/** Bots act as fast as the table is, and drawing on goes as fast as the desk is. */
export interface Speeds {
  readonly table?: Speed;
  readonly desk?: Speed;
}

/** Seats people and lets the table begin. */
export async function sitDown(wanted: Wanted, { table: pace, desk: speed = 'instant' }: Speeds = {}): Promise<Seated> {
  const table = LocalTable.dealt(planFor(wanted), pace);
  const decided = { count: 0 };
  const told: TableState[] = [];
  const shown: DeskState[] = [];
  table.subscribe(() => table.value !== null && told.push(table.value));
  const onTurnTaken = () => {
    decided.count += 1;
  };
  const desk = new TableDesk(table, { speed: () => speed, onTurnTaken });
  desk.subscribe(() => desk.value !== null && shown.push(desk.value));
  await table.hosted.begin();
  return { table, desk, told, shown, decided };
}

/** Lets everything happen that waits for nothing, and for so long. */
export const pause = (ms = 0): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
