import { gameNamed } from '@shoal/games';
import { tableCase } from '@shoal/games/testing';
import { expect, test } from 'vitest';
import { rngFor } from '../engine/chance/seed.ts';
import { playerModelOf, RolloutPlayers } from './rollout-players.ts';
import { levelsOf, priorOf, seatKnowledgeOf } from './stand-ins.ts';

const game = gameNamed('go-fish');
const { rules } = tableCase(game, 'standard', 4);
const rng = rngFor('company', 'test');

test('a record names its bots; every other player is a person', () => {
  expect(['human', 'bot:pike', 'bot:random', 'bot:stranger', 'pike'].map(playerModelOf)).toEqual([
    'person',
    'pike',
    'random',
    'person',
    'person',
  ]);
});

test('bots play on as they are, those that search at a chooseQuickly, and a person as one of several', () => {
  const levels = levelsOf(game, rules);
  const prior = priorOf(game, rules);
  const names = new Map(Object.entries({ ...levels, prior }).map(([name, level]) => [level, name]));
  const company = new RolloutPlayers(
    { ...game, bots: { knowledge: () => seatKnowledgeOf(game, rules), levels: () => levels, prior: () => prior } },
    rules,
    rules.create(),
  );
  const models = ['pike', 'orca', 'kraken', 'person'] as const;
  const drawn = Array.from({ length: 50 }, () => company.draw(models, rng).map((level) => names.get(level)));
  expect(new Set(drawn.map((line) => line.slice(0, 3).join()))).toEqual(new Set(['pike,prior,prior']));
  expect(new Set(drawn.map(([, , , person]) => person))).toEqual(new Set(['perch', 'pike', 'dolphin']));
});
