import { botAt, isQuickLevel, LADDER, type LevelName, type QuickLevel } from '@shoal/core';
import { goFish } from '../../src/go-fish/index.ts';
import { type GameId, gameNamed } from '../../src/index.ts';
import { calibrationError, holdingForecasts } from '../calibration.ts';
import { tableCase } from '../every-table.ts';
import { exploitabilityOf, quickPlayer, thinkingPlayer } from '../exploitability/exploitability.ts';
import { SMALL_PACKS, type SmallPack } from '../exploitability/small-game.ts';
import { calibrationOf } from '../win-chance-calibration.ts';

/** A figure of the report that no contest gives. */
export interface Figure {
  readonly name: string;
  measure(): number;
}

const SEED = 'strength';

export const exploitabilityName = (pack: SmallPack, bot: LevelName): string => `exploitability ${pack} ${bot}`;

/** What a perfect adversary wins from each rung on packs small enough to go through. */
const exploitability: readonly Figure[] = SMALL_PACKS.flatMap((pack) =>
  LADDER.map((bot) => ({
    name: exploitabilityName(pack, bot),
    measure: () =>
      exploitabilityOf(
        pack,
        isQuickLevel(bot) ? quickPlayer(bot) : thinkingPlayer((rules) => botAt(goFish, rules, bot), {}),
      ).value,
  })),
);

const winChance = (game: GameId, seats: number, levels: readonly QuickLevel[]): Figure => ({
  name: `win chance, ${game} standard, ${seats} seats`,
  measure: () =>
    calibrationOf(tableCase(gameNamed(game), 'standard', seats), levels, { games: 10_000, worlds: 200, seed: SEED })
      .error,
});

const holdings = (seats: number): Figure => ({
  name: `who holds a rank, go-fish standard, ${seats} seats`,
  measure: () =>
    calibrationError(
      holdingForecasts({
        preset: 'standard',
        levels: ['perch', 'pike', 'dolphin'],
        positions: 400,
        worlds: 400,
        seed: SEED,
        seats,
      }),
    ),
});

/** How far forecasts lie from what comes true. */
export const calibration: readonly Figure[] = [
  winChance('go-fish', 2, ['dolphin', 'pike']),
  winChance('go-fish', 4, ['dolphin', 'pike', 'perch', 'minnow']),
  winChance('crazy-eights', 2, ['dolphin', 'pike']),
  winChance('crazy-eights', 4, ['dolphin', 'pike', 'perch', 'guppy']),
  holdings(2),
  holdings(4),
];

export const figures: readonly Figure[] = [...calibration, ...exploitability];
