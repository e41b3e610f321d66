import { type Card, EventLog, RandomChance, rankOf, rngFor } from '@shoal/core';
import { describe, expect, test } from 'vitest';
import { type TableCase, tablesOf } from './every-table.ts';
import { crazyEightsTables } from './odd-tables.ts';

const SEED = 'told';
const GAMES = 10;

/** What was told after each action to each seat: in short, and as the log says it. */
function tellings({ name, game, rules }: TableCase, spell: (events: readonly object[]) => string): [string, string][] {
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
        told.push([`${seat}: ${game.bots?.endgame?.told(log, seat)}`, `${seat}: ${spell(events)}`]);
      }
    }
  }
  return told;
}

/** The same words for the same thing, and other words for another. */
function expectOneToOne(told: readonly (readonly [string, string])[]): void {
  const pairs = new Set(told.map((pair) => pair.join(' = '))).size;
  expect(pairs).toBeGreaterThan(100);
  expect(new Set(told.map(([short]) => short)).size).toBe(pairs);
  expect(new Set(told.map(([, long]) => long)).size).toBe(pairs);
}

/** Suits are left out, and of twins which is which. */
const withoutSuits = (events: readonly object[]): string =>
  JSON.stringify(events, (key, value) =>
    key === 'cards' ? value.map((card: Card | null) => (card === null ? null : rankOf(card))) : value,
  );

describe('what a seat is told in short is what its log says', () => {
  test.each(crazyEightsTables())('$name: what a seat is told in short is what its log says', (table) =>
    expectOneToOne(tellings(table, JSON.stringify)),
  );

  test.each(tablesOf('go-fish'))('$name: what a seat is told in short is what its log says, but for suits', (table) =>
    expectOneToOne(tellings(table, withoutSuits)),
  );
});
