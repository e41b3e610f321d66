import {
  type BotName,
  botAt,
  type Contestant,
  type Game,
  isQuickLevel,
  LADDER,
  levelsOf,
  MixedGame,
  oracleAt,
  type Rules,
  rngFor,
  SeededChance,
  seatNumbers,
  shareOf,
  type Vocabulary,
} from '@shoal/core';
import { type GameId, gameNamed } from '../../src/index.ts';
import { tableCase } from '../tables/every-table.ts';

export const ENTRANTS = [...LADDER, 'oracle'] as const;
export type Entrant = (typeof ENTRANTS)[number];

/** One entrant against a table of another. */
export interface Contest {
  readonly game: GameId;
  readonly preset: string;
  readonly seats: number;
  readonly one: Entrant;
  readonly others: Entrant;
}

export const nameOf = ({ game, preset, seats, one, others }: Contest): string =>
  `${game} ${preset} ${seats}: ${one} v ${others}`;

/** Plays duplicate deals, with the entrant in every seat of each pack. Returns its win share in each deal. */
export function sharesOf(contest: Contest, from: number, to: number): number[] {
  const game = gameNamed(contest.game);
  const { rules } = tableCase(game, contest.preset, contest.seats);
  const one = contestant(game, rules, contest.one, contest.others);
  const other = contestant(game, rules, contest.others, contest.one);
  const table = new MixedGame(game, rules);
  return Array.from({ length: to - from }, (_, i) => {
    const seed = `strength ${from + i}`;
    const shares = seatNumbers(rules.seats).map((seat) => {
      const lineUp = seatNumbers(rules.seats).map((place) => (place === seat ? one : other));
      const rngs = lineUp.map((_, place) => rngFor(`${seed} ${seat}`, `seat ${place}`));
      return shareOf(table.play(lineUp, rngs, new SeededChance(seed)).places, seat);
    });
    return shares.reduce((sum, share) => sum + share, 0) / rules.seats;
  });
}

function contestant(game: Game, rules: Rules<Vocabulary>, name: Entrant, others: Entrant): Contestant<Vocabulary> {
  if (name === 'oracle') return { kind: 'policy', policy: oracleAt(game, rules, others as BotName) };
  if (isQuickLevel(name)) return { kind: 'level', level: levelsOf(game, rules)[name] };
  return { kind: 'bot', bot: botAt(game, rules, name as BotName) };
}
