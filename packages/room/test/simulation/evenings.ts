import { rngFor } from '@shoal/core';
import type { RoomTerms } from '../../src/protocol/room-terms.ts';
import { EVERY_PRESET } from '../plans.ts';
import { Simulation, type SimulationReport, type SimulationSettings } from './simulation.ts';

const SEATS = ['P', 'P', 'p', 'b'] as const;
const GOALS: readonly RoomTerms['goal'][] = [
  null,
  null,
  { type: 'best-of', deals: 1 },
  { type: 'best-of', deals: 2 },
  { type: 'target', total: 20 },
];
const ABSENCE_MINUTES = [0, 1, 1, 2, 5, null] as const;
const THINKING_SECONDS = [null, null, 30, 60] as const;

/** The settings of the n-th evening: every game and preset has its turn. */
export function eveningOf(seed: string, number: number, mostSeats: number): SimulationSettings {
  const rng = rngFor(`${seed}:${number}`, 'evening');
  const { game, preset, min, max } = EVERY_PRESET[number % EVERY_PRESET.length];
  const size = min + rng.below(Math.min(max, mostSeats) - min + 1);
  const seats = Array.from({ length: size }, (_, seat) => (seat === 0 ? 'P' : SEATS[rng.below(SEATS.length)])).join('');
  const [spectators, deals, isRestless] = [rng.below(2), 1 + rng.below(3), rng.below(2) === 0];
  const one = <T>(values: readonly T[]): T => values[rng.below(values.length)];
  const terms = {
    ...{ goal: one(GOALS), absenceMinutes: one(ABSENCE_MINUTES), thinkingSeconds: one(THINKING_SECONDS) },
  };
  return { game, preset, seats, spectators, deals, seed: `${seed}:${number}`, hasFaults: true, isRestless, terms };
}

/** Plays an evening while everything fails. A failure tells how to see it again. */
export async function playEvening(seed: string, number: number, mostSeats: number): Promise<SimulationReport> {
  try {
    return await new Simulation(eveningOf(seed, number, mostSeats)).run();
  } catch (error) {
    const again = `npm run simulate:faults -- --games 1 --seed ${seed} --from ${number} --seats ${mostSeats}`;
    throw new Error(`${(error as Error).message}\nagain: ${again}`, { cause: error });
  }
}
