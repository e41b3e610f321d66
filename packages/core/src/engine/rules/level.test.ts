import { goFish } from '@shoal/games/go-fish';
import { expect, test } from 'vitest';
import { seatKnowledgeOf } from '../../bots/stand-ins.ts';
import type { ActionCode } from '../cards/kind.ts';
import { rngFor } from '../chance/seed.ts';
import { type Level, outOfHabit } from './level.ts';

const always = (code: number): Level => ({ choose: () => code as ActionCode });

test('a level acts out of habit as often as it is said to', () => {
  const rng = rngFor('habit', 'times');
  const level = outOfHabit(always(1), always(2), [1, 4]);
  const knowledge = seatKnowledgeOf(goFish, goFish.rules(goFish.tables.presets['standard'].options(2), 2));
  const choices = Array.from({ length: 4000 }, () => level.choose(knowledge, rng));
  const habits = choices.filter((code) => code === 2).length;
  expect(Math.abs(habits - 1000)).toBeLessThan(100);
});
