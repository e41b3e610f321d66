import {
  type Action,
  type Game,
  type GameEvent,
  type JsonObject,
  pick,
  type Rank,
  readCard,
  readRank,
  readSuit,
  rngFor,
  SeededChance,
  settle,
  Table,
  type Vocabulary,
} from '@shoal/core';
import { GAMES, type GameId, gameNamed } from '@shoal/games';
import { describe, expect, test } from 'vitest';
import { atDepth } from '../../../../scripts/depth.mjs';
import { chooseMessage, readAnswer } from './protocol.ts';

const DEALS = atDepth({ test: 1, check: 2 });

const TABLES = (Object.keys(GAMES) as GameId[]).flatMap((id) =>
  Object.entries(gameNamed(id).tables.presets).map(([preset, { seats }]) => [id, preset, seats.max] as const),
);

interface Chosen {
  readonly view: JsonObject;
  readonly log: readonly JsonObject[];
  readonly legal: readonly JsonObject[];
}

/** Reads back what was spelled, however deep, as docs/bots.md spells cards, ranks and suits. */
function readSpelled(spelled: unknown): unknown {
  if (Array.isArray(spelled)) return spelled.map(readSpelled);
  if (typeof spelled === 'object' && spelled !== null) {
    return Object.fromEntries(Object.entries(spelled).map(([field, value]) => [field, readSpelled(value)]));
  }
  if (typeof spelled !== 'string') return spelled;
  if (/^[A2-9TJQK][SHDC]$/.test(spelled)) return readCard(spelled);
  if (/^[A2-9TJQK]$/.test(spelled)) return readRank(spelled);
  return /^[SHDC]$/.test(spelled) ? readSuit(spelled) : spelled;
}

/** What stands in no record, only a table can add: whether a card was shown to all. */
const recorded = (game: Game, event: GameEvent): Partial<GameEvent> =>
  Object.fromEntries(
    Object.entries(event).filter(([field]) => field === 'type' || Object.hasOwn(game.recordSchema[event.type], field)),
  );

describe.each(TABLES)('%s by the %s rules', (id, preset, seats) => {
  test('views, logs and actions are read back as they were, after a way through JSON', () => {
    const game = gameNamed(id);
    const settled = settle(game.tables, preset, seats);
    if (!settled.ok) throw new Error('no such table');
    for (let deal = 0; deal < DEALS; deal++) {
      const seed = `spelling ${deal}`;
      const table = new Table<Vocabulary>(game.rules(settled.options, seats), new SeededChance(seed));
      const rng = rngFor(seed, 'choices');
      for (let seat = table.turn; seat !== null; seat = table.turn) {
        const { legal, result, ...known } = table.view(seat);
        expect(result).toBeNull();
        const line = JSON.stringify(chooseMessage(game, table.view(seat), table.log(seat), {}));
        const { view, log: told, legal: actions }: Chosen = JSON.parse(line);
        expect(readSpelled(view)).toEqual(known);
        expect(readSpelled(told)).toEqual(table.log(seat).map((event) => recorded(game, event)));
        expect(readSpelled(actions)).toEqual(legal);
        for (const [index, action] of legal.entries()) {
          expect(readAnswer(JSON.stringify(actions[index]), legal)).toBe(action);
          expect(readAnswer(JSON.stringify({ choice: index }), legal)).toBe(action);
        }
        expect(table.act(seat, pick(legal, rng))).toBeNull();
      }
    }
  });
});

test.each([
  ['{"type":"ask","target":1,"rank":"K"}', 'illegal'],
  ['{"type":"ask","target":1}', 'illegal'],
  ['{"type":"ask","target":1,"rank":"7","card":"7H"}', 'illegal'],
  ['{"choice":1}', 'illegal'],
  ['{"choice":-1}', 'illegal'],
  ['{"choice":"0"}', 'illegal'],
  ['{}', 'illegal'],
  ['[{"type":"fish"}]', 'not-json'],
  ['null', 'not-json'],
  ['ask 1 for 7', 'not-json'],
  ['', 'not-json'],
])('the answer %s is refused: %s', (line, kind) => {
  const legal: Action[] = [{ type: 'ask', target: 1, rank: readRank('7') as Rank }];
  expect(() => readAnswer(line, legal)).toThrow(kind);
  expect(readAnswer('{"rank":"7","target":1,"type":"ask","note":"I hold three"}', legal)).toBe(legal[0]);
});
