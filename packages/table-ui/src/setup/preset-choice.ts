import type { Seat } from '@shoal/core';
import { DEFAULT_BOT, type Player } from '@shoal/room';
import { type NumberedName, withFittingNames, withSeatedPlayer } from './seated-players.ts';
import { DEFAULT_SEATS, seatRange, seatsPeople, type TableSetup, withSeats } from './table-setup.ts';

/** Another preset brings its own options, its own number of players and, where nobody chose otherwise, its own players. */
export function withPreset(setup: TableSetup, preset: string, nameOf: NumberedName): TableSetup {
  const changed = { ...setup, preset, changes: {} };
  const count = setup.players.length;
  if (seatsPeople(setup) === seatsPeople(changed) || !areDefault(setup)) return withSeats(changed, count);
  const reseated = seatedByDefault(changed, nameOf);
  const seats = count === defaultSeats(setup) ? defaultSeats(changed) : count;
  return withFittingNames(withSeats(reseated, seats), nameOf);
}

function seatedByDefault(setup: TableSetup, nameOf: NumberedName): TableSetup {
  const seat = (before: TableSetup, { bot }: Player, at: Seat) => {
    const wanted = defaultBot(setup, at);
    return bot === wanted ? before : withSeatedPlayer(before, at, wanted, nameOf);
  };
  return setup.players.reduce(seat, setup);
}

/** How many play by default: people who share a device are as few as can play. */
export function defaultSeats(setup: Pick<TableSetup, 'game' | 'preset'>): number {
  const { min, max } = seatRange(setup);
  return seatsPeople(setup) ? min : Math.max(min, Math.min(max, DEFAULT_SEATS));
}

const defaultBot = (setup: TableSetup, seat: Seat) => (seat === 0 || seatsPeople(setup) ? null : DEFAULT_BOT);

/** Are people and bots seated as the preset seats them by itself? */
const areDefault = (setup: TableSetup): boolean =>
  setup.players.every(({ bot }, seat) => bot === defaultBot(setup, seat));
