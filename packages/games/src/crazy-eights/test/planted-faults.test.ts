import { type Game, levelsOf, seatKnowledgeOf } from '@shoal/core';
import { expect, test } from 'vitest';
import { breachIn, breachOfGame } from '../../../test/contract/planted-fault.ts';
import { tableCase } from '../../../test/tables/every-table.ts';
import { gameNamed } from '../../index.ts';

const eights = tableCase(gameNamed('crazy-eights'), 'standard', 3);

test('a game that tells everyone that a drawn card can be played is caught', () => {
  expect(
    breachIn(eights, (rules) => ({
      view: (state, seat) =>
        Object.assign(rules.view(state, seat), { mustPlay: (state as { mustPlay: boolean }).mustPlay }),
    })),
  ).toContain('sees more than');
});

test('a game that has a bot that does not know the rules is caught', () => {
  const cheat = { choose: () => eights.rules.encode({ type: 'stop' }) };
  const { rules } = eights;
  const levels = { ...levelsOf(eights.game, rules), perch: cheat };
  const bots = { knowledge: () => seatKnowledgeOf(eights.game, rules), levels: () => levels, prior: () => levels.pike };
  const game: Game = { ...eights.game, bots };
  expect(breachOfGame(game, rules)).toContain('perch acts illegally');
});
