import type { GameId } from '@shoal/games';
import type { Case } from './job.ts';

/** Votes would measure the players' mood: a game of Crazy Eights ends here when the first hand is empty. */
const MEASURED_WITH: Readonly<Record<GameId, Record<string, string>>> = {
  'go-fish': {},
  'crazy-eights': { playOn: 'never' },
};

export const SHUFFLE_CASE = 'shuffle/52';

function caseOf(game: GameId, seats: number, packs?: number): Case {
  const name = `${game}/standard/${seats}`;
  if (packs === undefined) return { name, game, seats, overrides: MEASURED_WITH[game] };
  const overrides = { ...MEASURED_WITH[game], packs: String(packs) };
  return { name: `${name}/packs=${packs}`, game, seats, overrides };
}

/** Measured in every lane. */
export const MAIN_CASES: readonly Case[] = [
  caseOf('go-fish', 2),
  caseOf('go-fish', 4),
  caseOf('crazy-eights', 2),
  caseOf('crazy-eights', 4),
];

/** Measured only for what a decision costs as the table grows. */
export const GROWING_CASES: readonly Case[] = [
  ...[3, 5, 6].map((seats) => caseOf('go-fish', seats)),
  ...[2, 4].map((seats) => caseOf('go-fish', seats, 2)),
  ...[3, 5, 6, 7, 8, 9, 10].map((seats) => caseOf('crazy-eights', seats)),
  ...[2, 4].map((seats) => caseOf('crazy-eights', seats, 2)),
];
