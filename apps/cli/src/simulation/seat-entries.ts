import type { BotName, SeatEntry } from '@shoal/core';
import { simulationWords } from './words.ts';

/** The seats of a simulated game as its record names them. */
export const seatEntriesOf = (bots: readonly BotName[]): SeatEntry[] =>
  bots.map((bot, seat) => ({ name: simulationWords.seatName(seat), player: `bot:${bot}` }));
