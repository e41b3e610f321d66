import { EventLog, RandomChance, rngFor } from '@shoal/core';
import { expect } from 'vitest';
import type { TableCase } from '../tables/every-table.ts';

const SEED = 'told';
const GAMES = 10;

/** Pairs of information key and spelled-out log, for each seat after each action. */
function keysAndLogs(
  { name, game, rules }: TableCase,
  spell: (events: readonly object[]) => string,
): [string, string][] {
  const rng = rngFor(SEED, name);
  const chance = new RandomChance(rng);
  const log = new EventLog();
  const state = rules.create();
  const told: [string, string][] = [];
  for (let deal = 0; deal < GAMES; deal++) {
    rules.deal(state, 0, chance, log);
    while (!rules.isOver(state)) {
      log.clear();
      rules.apply(state, rules.sample(state, rng), chance, log);
      for (let seat = 0; seat < rules.seats; seat++) {
        const events = rules.events(log).map((event) => rules.censor(event, seat));
        told.push([`${seat}: ${game.bots?.endgame?.informationKey(log, seat)}`, `${seat}: ${spell(events)}`]);
      }
    }
  }
  return told;
}

/** Two information keys are equal exactly when the spelled-out events are. */
export function expectExactInformationKeys(table: TableCase, spell: (events: readonly object[]) => string): void {
  const told = keysAndLogs(table, spell);
  const pairs = new Set(told.map((pair) => pair.join(' = '))).size;
  expect(pairs).toBeGreaterThan(100);
  expect(new Set(told.map(([short]) => short)).size).toBe(pairs);
  expect(new Set(told.map(([, long]) => long)).size).toBe(pairs);
}
