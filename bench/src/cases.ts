import { GAME_IDS, type GameId, gameNamed } from '@shoal/games';
import { SPEED_GOALS } from '@shoal/games/speed-goals';
import type { Case } from './job.ts';

export const SHUFFLE_CASE = 'shuffle/52';

const PRESET = 'standard';

function caseOf(game: GameId, seats: number, packs?: number): Case {
  const name = `${game}/${PRESET}/${seats}`;
  const { options } = SPEED_GOALS[game];
  if (packs === undefined) return { name, game, seats, overrides: options };
  return { name: `${name}/packs=${packs}`, game, seats, overrides: { ...options, packs: String(packs) } };
}

/** The numbers of seats for which a game has goals. */
const mainSeats = (game: GameId): number[] => Object.keys(SPEED_GOALS[game].shuffles).map(Number);

/** Cases measured in every lane. */
export const MAIN_CASES: readonly Case[] = GAME_IDS.flatMap((game) =>
  mainSeats(game).map((seats) => caseOf(game, seats)),
);

/** Cases measured only for the cost of a decision as the table grows. */
export const GROWING_CASES: readonly Case[] = GAME_IDS.flatMap((game) => {
  const { min, max } = gameNamed(game).tables.presets[PRESET].seats;
  const every = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  const others = every.filter((seats) => !mainSeats(game).includes(seats));
  const doubled = 'packs' in gameNamed(game).tables.table ? mainSeats(game).map((seats) => caseOf(game, seats, 2)) : [];
  return [...others.map((seats) => caseOf(game, seats)), ...doubled];
});
