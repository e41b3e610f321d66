import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type GameId, gameNamed } from '../../src/index.ts';
import { EVERY_GAME } from '../tables/every-table.ts';

const RULES = readFileSync(new URL('../../../../docs/rules.md', import.meta.url), 'utf8');

/** Everything that a fault may refer to: sections (2.1), the points of a section (2.1.3) and rulings (R4). */
function clausesIn(text: string): ReadonlySet<string> {
  const sections = text.split(/^### /m).slice(1);
  const points = sections.flatMap((section) => {
    const number = section.split(' ')[0];
    return [number, ...[...section.matchAll(/^(\d+)\. /gm)].map(([, point]) => `${number}.${point}`)];
  });
  return new Set([...points, ...[...text.matchAll(/\*\*(R\d+)\*\*/g)].map(([, ruling]) => ruling)]);
}

/** What a record can break: each entry of its log, the turn, the options and the result. */
const breakable = EVERY_GAME.flatMap((id: GameId) =>
  [...Object.keys(gameNamed(id).recordSchema), 'turn', 'options', 'result'].map((what) => ({ id, what })),
);

test.each(breakable)('$id: what breaks the rule of $what is told with clauses of docs/rules.md', ({ id, what }) => {
  const known = clausesIn(RULES);
  for (const clause of `${gameNamed(id).clauses[what]}`.split(', ')) expect(known).toContain(clause);
});
