import { expect, test } from 'vitest';
import type { Finding } from './findings.ts';
import { checksOf, verdictOf } from './targets.ts';

const games = (name: string, lane: 'silent' | 'events', nsPerRun: number): Finding => ({
  kind: 'games',
  name,
  lane,
  summary: { nsPerRun, medianNsPerRun: nsPerRun, actionsPerRun: 100, nsPerShuffle: 100 },
});

const verdicts = (...findings: Finding[]) => checksOf(findings).map(verdictOf);

test('a game is judged by how many shuffles it costs', () => {
  const name = 'go-fish/standard/2';
  expect(verdicts(games(name, 'silent', 900))).toEqual(['moonshot']);
  expect(verdicts(games(name, 'silent', 1300))).toEqual(['reached']);
  expect(verdicts(games(name, 'silent', 1301))).toEqual(['missed']);
});

test('events and legality checks are judged against the silent games of the same case', () => {
  const name = 'go-fish/standard/6';
  expect(verdicts(games(name, 'silent', 850), games(name, 'events', 1000))).toEqual(['reached']);
  expect(verdicts(games(name, 'silent', 840), games(name, 'events', 1000))).toEqual(['missed']);
});

test('the dearest decision at any number of seats is judged against two seats', () => {
  const table = (seats: number, ns: number) => games(`crazy-eights/standard/${seats}`, 'silent', ns);
  const [, growth] = checksOf([table(2, 1000), table(7, 1290), table(10, 1100)]);
  expect(growth).toMatchObject({ unit: '%', measured: expect.closeTo(29) });
});

test('allocation must be none', () => {
  const allocation = { games: 1_000_000, bytesPerGame: 1, collections: 0 };
  expect(verdicts({ kind: 'allocation', name: 'go-fish/standard/2', lane: 'allocation', allocation })).toEqual([
    'missed',
  ]);
});
