import { isObject } from '@shoal/core';
import type { GameId } from '@shoal/games/ids';
import { DEFAULT_SEATS } from '@shoal/table-ui';

/** What is known of a table before it has been opened. */
export interface ExpectedTable {
  readonly game: GameId;
  /** Each player's name, and whether a person plays. The first one is the viewer. */
  readonly players: readonly ExpectedPlayer[];
}

interface ExpectedPlayer {
  readonly name: string;
  readonly isPerson: boolean;
}

const EXPECTED = new Map<string, ExpectedTable>();

export const expectTable = (id: string, table: ExpectedTable): void => void EXPECTED.set(id, table);

/** Null for a table that somebody came to by its address. */
export const expectedTable = (id: string): ExpectedTable | null => EXPECTED.get(id) ?? null;

/** The table of a setup that nobody has checked yet, or else one person and two bots. */
export function tableOfSetup(game: GameId, setup: unknown): ExpectedTable {
  const listed = isObject(setup) && Array.isArray(setup['players']) ? setup['players'].filter(isObject) : [];
  const players = listed.map(({ name, bot }) => ({ name: String(name), isPerson: typeof bot !== 'string' }));
  return { game, players: players.length > 1 ? players : usual(DEFAULT_SEATS) };
}

const usual = (seats: number): ExpectedPlayer[] =>
  Array.from({ length: seats }, (_, seat) => ({ name: '', isPerson: seat === 0 }));
