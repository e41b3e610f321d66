import { fillSeats } from '@shoal/room';
import { defaultSetup, type TableSetup, YOU } from '@shoal/table-ui';
import { tablesWith } from './tables.ts';

/** Two players and few cards: it ends soon, yet everything can happen in it. */
const SHORT: TableSetup = {
  ...defaultSetup('crazy-eights'),
  ...{ preset: 'actions', changes: { draw: '1', handSize: '2' } },
  players: fillSeats([{ name: YOU, bot: null }], 2, 'random'),
};

/** The settings of a page with this table. */
export const SHORT_TABLES = tablesWith(SHORT);
