import type { GameEvent, Seat } from '@shoal/core';
import { newMatch, planFor, reportOf } from '@shoal/room/testing';
import { describe, expect, test } from 'vitest';
import { KnownEvents } from './known-events.ts';

const YOU: Seat = 0;
const report = reportOf(newMatch(planFor({ game: 'go-fish', seats: 'Pb' })), YOU);
const event: GameEvent = { type: 'fish', seat: YOU };

/** The report of a table whose log is so long. */
const at = (length: number) => ({ ...report, log: Array.from({ length }, () => event) });

function resumedAt(length: number): KnownEvents {
  const known = new KnownEvents();
  known.begin(at(length), true);
  known.follow(at(length));
  return known;
}

function act(known: KnownEvents, from: number, to: number): void {
  known.remember(YOU, from);
  known.follow(at(to));
}

describe('an undo', () => {
  test('leaves new what was new after the action before', () => {
    const known = resumedAt(0);
    act(known, 4, 9);
    act(known, 9, 15);
    known.follow(at(9));
    expect(known.of(YOU)).toBe(4);
  });

  test('of the first action after a restart makes nothing of the time before it new', () => {
    const known = resumedAt(20);
    act(known, 20, 26);
    known.follow(at(20));
    expect(known.of(YOU)).toBe(20);
  });

  test('beyond a restart leaves nothing new', () => {
    const known = resumedAt(20);
    known.follow(at(12));
    expect(known.of(YOU)).toBe(12);
  });
});

test('people who share a device are told all that came before a restart', () => {
  const known = new KnownEvents();
  const shared = {
    ...at(20),
    players: report.players.map((player) => ({ ...player, bot: null })),
    ownSeats: [0, 1],
  };
  known.begin(shared, true);
  expect(known.of(YOU)).toBe(0);
});
