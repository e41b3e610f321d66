import { botAt, type QuickLevel, RANKS, rankOf, rngFor, SeededChance, seatNumbers, Table } from '@shoal/core';
import type { Beliefs, Forecast, ForecastSettings } from '../../../test/bots/calibration.ts';
import { goFish } from '../index.ts';
import { GoFishRules } from '../rules/rules.ts';
import { slotOf } from '../rules/state.ts';
import type { GoFish } from '../rules/vocabulary.ts';

const LONGEST_OPENING = 80;

/** Forecasts from imagined worlds whether another seat holds a rank, with the truth. Certain cases are left out. */
function holdingForecasts(settings: ForecastSettings): Forecast[] {
  const { preset, seats, positions } = settings;
  const rules = new GoFishRules(goFish.tables.presets[preset].options(seats), seats);
  return Array.from({ length: positions }, (_, index) => forecastsAt(rules, settings, index)).flat();
}

function forecastsAt(rules: GoFishRules, settings: ForecastSettings, index: number): Forecast[] {
  const seed = `${settings.seed} ${index}`;
  const { levels } = settings;
  const table = openedTable(rules, [...levels.slice(index % levels.length), ...levels], seed);
  const viewer = table.turn;
  if (viewer === null) return [];
  const shares = holdingShares(rules, table, viewer, settings.worlds, seed);
  const truth = seatNumbers(rules.seats).map((seat) => new Set(table.view(seat).hand.map(rankOf)));
  return seatNumbers(rules.seats)
    .filter((seat) => seat !== viewer)
    .flatMap((seat) => RANKS.map((rank) => ({ chance: shares[slotOf(seat, rank)], isTrue: truth[seat].has(rank) })))
    .filter(({ chance }) => chance > 0 && chance < 1);
}

/** A game that levels have begun. */
function openedTable(rules: GoFishRules, levels: readonly QuickLevel[], seed: string): Table<GoFish> {
  const table = new Table<GoFish>(rules, new SeededChance(seed));
  const rng = rngFor(seed, 'opening');
  const bots = seatNumbers(rules.seats).map((seat) => botAt(goFish, rules, levels[seat % levels.length]));
  const length = 2 + rng.below(LONGEST_OPENING);
  for (let actions = 0; actions < length && table.turn !== null; actions++) {
    const seat = table.turn;
    table.act(seat, bots[seat].choose(table.view(seat), table.log(seat), rng));
  }
  return table;
}

function holdingShares(
  rules: GoFishRules,
  table: Table<GoFish>,
  viewer: number,
  worlds: number,
  seed: string,
): Float64Array {
  const rng = rngFor(seed, 'worlds');
  const world = rules.create();
  const imagine = goFish.imagine(rules, table.view(viewer), table.log(viewer));
  const shares = new Float64Array(slotOf(0, RANKS.length));
  for (let i = 0; i < worlds; i++) {
    imagine(world, rng);
    for (let slot = 0; slot < shares.length; slot++) if (world.hands[slot] !== 0) shares[slot] += 1 / worlds;
  }
  return shares;
}

export const holdings: Beliefs = {
  name: 'who holds a rank',
  says: 'Chance that another seat holds a rank',
  forecasts: holdingForecasts,
};
