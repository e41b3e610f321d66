import { type Game, levelsOf, seatKnowledgeOf } from '@shoal/core';
import { expect, test } from 'vitest';
import { peekOf } from '../../../test/secrecy/secrecy.ts';
import { tableCase } from '../../../test/tables/every-table.ts';
import { gameNamed } from '../../index.ts';

const SEED = 'secrecy';

test('a level that looks at another hand is caught', () => {
  const table = tableCase(gameNamed('go-fish'), 'standard', 3);
  const { game, rules } = table;
  const knowledgeThatPeeks = () => {
    const knowledge = seatKnowledgeOf(game, rules);
    const observe = knowledge.observe.bind(knowledge);
    return Object.assign(knowledge, {
      observe: (state: object) => {
        observe(state);
        const hidden = rules.view(state, ((rules.turn(state) ?? 0) + 1) % rules.seats).hand;
        Object.assign(knowledge, {
          held: lowest((knowledge as unknown as { held: number }).held, hidden.length + hidden[0]),
        });
      },
    });
  };
  const levels = levelsOf(game, rules);
  const peeking: Game = {
    ...game,
    bots: { knowledge: knowledgeThatPeeks, levels: () => levels, prior: () => levels.pike },
  };
  expect(peekOf({ ...table, game: peeking }, 'guppy', 200, SEED)).toContain('when hidden cards changed');
});

/** Chooses among the held ranks by a number that the seat may not know. */
const lowest = (held: number, secret: number): number => (secret % 2 === 0 ? held & -held : held);
