import {
  type Action,
  type Card,
  type JsonObject,
  pick,
  type Rank,
  readCard,
  readEntry,
  readRank,
  readSuit,
  rngFor,
  SeededChance,
  type Suit,
  settle,
  Table,
  type Vocabulary,
} from '@shoal/core';
import { GAMES, type GameId, gameNamed } from '@shoal/games';
import { describe, expect, test } from 'vitest';
import { chooseMessage, readAnswer } from './protocol.ts';

const TABLES = (Object.keys(GAMES) as GameId[]).flatMap((id) =>
  Object.entries(gameNamed(id).tables.presets).map(([preset, { seats }]) => [id, preset, seats.max] as const),
);

interface Chosen {
  readonly view: JsonObject;
  readonly log: readonly JsonObject[];
  readonly legal: readonly JsonObject[];
}

/** Reads back what was spelled, from what docs/bots.md says of each field. */
function readView(spelled: JsonObject): Record<string, unknown> {
  const view: Record<string, unknown> = { ...spelled };
  const cards = (names: unknown) => (names as string[]).map((name) => readCard(name) as Card);
  const orNull = <T>(name: unknown, read: (text: string) => T) => (name === null ? null : read(name as string));
  for (const field of ['hand', 'discardPile', 'buried']) if (field in view) view[field] = cards(view[field]);
  if ('asked' in view) view['asked'] = orNull(view['asked'], readRank);
  if ('suitInForce' in view) view['suitInForce'] = orNull(view['suitInForce'], readSuit);
  if ('books' in view) {
    view['books'] = (view['books'] as { rank: string; cards: string[] }[][]).map((books) =>
      books.map((book) => ({ rank: readRank(book.rank), cards: cards(book.cards) })),
    );
  }
  return view;
}

const readAction = ({ type, target, rank, card, suit }: JsonObject): Action => ({
  type: type as string,
  ...(target === undefined ? {} : { target: target as number }),
  ...(rank === undefined ? {} : { rank: readRank(rank as string) as Rank }),
  ...(card === undefined ? {} : { card: readCard(card as string) as Card }),
  ...(suit === undefined ? {} : { suit: readSuit(suit as string) as Suit }),
});

describe.each(TABLES)('%s by the %s rules', (id, preset, seats) => {
  test('views, logs and actions are read back as they were, after a way through JSON', () => {
    const game = gameNamed(id);
    const settled = settle(game.tables, preset, seats);
    if (!settled.ok) throw new Error('no such table');
    for (let deal = 0; deal < 2; deal++) {
      const seed = `spelling ${deal}`;
      const table = new Table<Vocabulary>(game.rules(settled.options, seats), new SeededChance(seed));
      const rng = rngFor(seed, 'choices');
      for (let seat = table.turn; seat !== null; seat = table.turn) {
        const { legal, result, ...known } = table.view(seat);
        expect(result).toBeNull();
        const line = JSON.stringify(chooseMessage(game, table.view(seat), table.log(seat)));
        const { view, log: told, legal: actions }: Chosen = JSON.parse(line);
        expect(readView(view)).toEqual(known);
        // Whether a fished card was shown to all stands in no record: the card itself is there, or null.
        const log = table.log(seat).map((event) => ({ ...event, shown: undefined }));
        expect(told.map((entry) => readEntry(game.entries, entry))).toEqual(log);
        expect(actions.map(readAction)).toEqual(legal);
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
