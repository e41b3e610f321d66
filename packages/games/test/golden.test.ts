import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  type GameEvent,
  type ReadRecord,
  readRecord,
  recordOf,
  SeededChance,
  Table,
  verify,
  writeRecord,
} from '@shoal/core';
import { expect, test } from 'vitest';
import { REGISTRY } from '../src/index.ts';
import { referee } from './naive/referee.ts';

const FOLDER = fileURLToPath(new URL('../../../golden', import.meta.url));
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.jsonl'));

function read(line: string): ReadRecord {
  const reading = readRecord(REGISTRY, line);
  if (!reading.ok) throw new Error(reading.fault.key);
  return reading.read;
}

/** Repeats the recorded actions, with cards from the seed alone. */
function playedAgain({ game, record, options, events }: ReadRecord): string {
  const { seed = '', shuffle = 'fisher-yates', fairness = null } = record;
  const rules = game.rules(options, record.seats.length);
  const table = new Table(rules, new SeededChance(seed, shuffle), record.firstSeat);
  const isAction = (event: GameEvent) => rules.actionOf(event) !== null;
  for (const event of events.filter(isAction)) table.act(event.seat ?? -1, rules.actionOf(event) ?? { type: '' });
  return writeRecord(recordOf(game, table, record.seats, { seed, shuffle, fairness }));
}

test.each(files)('%s: recorded games of the past are still the same games, byte for byte', (file) => {
  const lines = readFileSync(`${FOLDER}/${file}`, 'utf8').trim().split('\n');
  for (const line of lines) {
    expect(referee(JSON.parse(line))).toBeNull();
    expect(verify(read(line))).toBeNull();
    expect(playedAgain(read(line))).toBe(line);
  }
});
