import { type Contestant, MixedGame } from '../../src/arena/mixed-game.ts';
import { type BotName, LADDER } from '../../src/bots/bot-name.ts';
import { botAt } from '../../src/bots/ladder.ts';
import { oracleAt } from '../../src/bots/oracle.ts';
import { levelsOf } from '../../src/bots/stand-ins.ts';
import { seatNumbers } from '../../src/engine/cards/kind.ts';
import { SeededChance } from '../../src/engine/chance/chance.ts';
import { rngFor } from '../../src/engine/chance/seed.ts';
import type { Game } from '../../src/engine/game/game.ts';
import { isQuickLevel } from '../../src/engine/rules/level.ts';
import { shareOf } from '../../src/engine/rules/places.ts';
import type { Rules, Vocabulary } from '../../src/engine/rules/rules.ts';
import { type GameId, gameNamed } from '../../src/games/index.ts';
import { tableCase } from '../every-table.ts';

export const ENTRANTS = [...LADDER, 'oracle'] as const;
export type Entrant = (typeof ENTRANTS)[number];

/** One entrant against a table full of another. */
export interface Contest {
  readonly game: GameId;
  readonly preset: string;
  readonly seats: number;
  readonly one: Entrant;
  readonly others: Entrant;
}

export const nameOf = ({ game, preset, seats, one, others }: Contest): string =>
  `${game} ${preset} ${seats}: ${one} v ${others}`;

/** Plays duplicate deals: the same pack with the one in every seat. Returns its win share in each deal. */
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
