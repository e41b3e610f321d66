import { CARD_COUNT, type Card, cardOf, type HandStack, RANKS, readCard, SUITS } from '@shoal/core';
import { cardSign } from '@shoal/language';
import type { HandModel } from '@shoal/table-ui';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Row, rowText, rowWidth } from '../terminal/row.ts';
import { LARGE_CARD, SMALL_CARD } from './card-art.ts';
import { type HandArea, handRows } from './hand-rows.ts';

const cardIn = (text: string): Card => readCard(text) ?? cardOf(RANKS[0], SUITS[0]);

/** `9H:1` is a card with a key, `3S` one that does not fit, `TS+TH:t` a stack. */
const stackIn = (text: string): HandStack => {
  const [cards, key] = text.split(':');
  return {
    ...{ cards: cards.split('+').map(cardIn), touches: {}, completeAt: null },
    ...{ isLegal: key !== undefined, key: key ?? null },
  };
};
const handOf = (text: string, cursor: number | null = null): HandModel => ({
  ...{ stacks: text === '' ? [] : text.split(' ').map(stackIn), cursor },
  ...{ isPicked: () => false, isNew: () => false, isDim: ({ isLegal }) => !isLegal },
});

const ROOM: HandArea = { width: 40, height: 5, ascii: false, colours: false, largest: SMALL_CARD };
const pictureOf = (rows: readonly Row[]): string[] => rows.map((line) => rowText(line).trimEnd());
const drawn = (hand: HandModel, room: Partial<HandArea> = {}): string[] =>
  pictureOf(handRows(hand, { ...ROOM, ...room }));

const PLAYING = handOf('3S 9H:1 TH:2 8D:3', 1);

describe('a hand', () => {
  test('lies side by side; the card under the cursor rises, and cards that fit have their keys below', () => {
    expect(drawn(PLAYING)).toEqual([
      '      ┌───┐',
      '┌───┐ │9♥ │ ┌───┐ ┌───┐',
      '│3♠ │ └───┘ │10♥│ │8♦ │',
      '└───┘       └───┘ └───┘',
      '       ▸1◂    2     3',
    ]);
  });

  test('is spelled in ASCII where that is asked for', () => {
    expect(drawn(PLAYING, { ascii: true })).toEqual([
      '      +---+',
      '+---+ |9H | +---+ +---+',
      '|3S | +---+ |10H| |8D |',
      '+---+       +---+ +---+',
      '       >1<    2     3',
    ]);
  });

  test('is drawn large where there is room for it', () => {
    expect(drawn(handOf('9H:1 TH:2'), { height: 7, largest: LARGE_CARD })).toEqual([
      '',
      '┌9♥───┐ ┌10♥──┐',
      '│     │ │     │',
      '│  ♥  │ │  ♥  │',
      '│     │ │     │',
      '└───9♥┘ └──10♥┘',
      '   1       2',
    ]);
    expect(drawn(handOf('9H:1 TH:2'), { height: 6, largest: LARGE_CARD }).length).toBe(5);
  });

  test('overlaps where it is too wide, and every card still shows its corner', () => {
    expect(drawn(PLAYING, { width: 17 })).toEqual([
      '    ┌───',
      '┌───│9♥ ┌───┌───┐',
      '│3♠ └───│10♥│8♦ │',
      '└───    └───└───┘',
      '    ▸1◂  2    3',
    ]);
  });

  test('is a list where there is no room to draw it', () => {
    expect(drawn(PLAYING, { height: 2 })).toEqual([' 3♠  ▸1:9♥◂  2:10♥   3:8♦']);
    expect(drawn(PLAYING, { height: 2, width: 16 })).toEqual([' 3♠  ▸1:9♥◂', ' 2:10♥   3:8♦']);
  });

  test('shows the part of a long list in which the cursor is', () => {
    const long = 'AS:1 2S:2 3S:3 4S:4 5S:5 6S:6 7S:7';
    const listed = (cursor: number) => drawn(handOf(long, cursor), { height: 1, width: 16 });
    expect([0, 3, 6].map(listed)).toEqual([['▸1:A♠◂  2:2♠'], [' 3:3♠  ▸4:4♠◂'], ['▸7:7♠◂']]);
  });

  test('without a card is an empty row', () => {
    expect(drawn(handOf(''))).toEqual(['']);
  });
});

describe('a hand of Go Fish', () => {
  const asking = handOf('AS+AD:a 7H:7 TS+TH+TD:t');

  test('shows the rank of a stack above its suits, and the key of the rank below', () => {
    expect(drawn(asking)).toEqual([
      '',
      '┌A──┐ ┌───┐ ┌10─┐',
      '│♠♦ │ │7♥ │ │♠♥♦│',
      '└───┘ └───┘ └───┘',
      '  A     7     T',
    ]);
  });

  test('shows rank and suits in colours too', () => {
    expect(drawn(asking, { colours: true })).toEqual([
      '',
      'A     7♥    10',
      ' ♠♦          ♠♥♦',
      '    A    7♥    10',
      '  A     7     T',
    ]);
  });

  test('never overlaps, since the suits of a stack would be covered', () => {
    expect(drawn(asking, { width: 14 })).toEqual([' A♠♦   7:7♥', ' T:10♠♥♦']);
  });
});

describe('colours', () => {
  const groundsOf = (hand: HandModel): (string | undefined)[] =>
    handRows(hand, { ...ROOM, colours: true })[1].flatMap(({ text, style }) =>
      text.trim() === '' ? [] : style?.ground,
    );

  test('tell cards that fit, cards that do not, and cards that are picked', () => {
    const hand = handOf('3S 9H:1 8D:2');
    const isPicked = (stack: HandStack) => stack === hand.stacks[2];
    expect(groundsOf({ ...hand, isPicked })).toEqual(['dim-card', 'card', 'picked-card']);
  });

  test('are those of the suits', () => {
    const [, line] = handRows(handOf('3S:1 9H:2 8D:3 KC:4'), { ...ROOM, colours: true });
    const tones = line.flatMap(({ text, style }) => (text.trim() === '' ? [] : style?.tone));
    expect(tones).toEqual(['spade', 'heart', 'diamond', 'club']);
  });

  test('leave nothing of a covered ten at its lower edge', () => {
    const rows = drawn(handOf('TH:1 8D:2'), { width: 9, colours: true });
    expect(rows[3]).not.toContain('1');
  });
});

const anyHand = fc.array(fc.nat(CARD_COUNT - 1), { minLength: 1, maxLength: 40 }).chain((numbers) =>
  fc.record({
    stacks: fc.constant(numbers.map((number) => cardOf(RANKS[number >> 2], SUITS[number & 3])).map(oneCard)),
    cursor: fc.option(fc.nat(numbers.length - 1)),
    isPicked: fc.constant(() => false),
    isDim: fc.constant(() => false),
    isNew: fc.constant(() => false),
  }),
);
const oneCard = (card: Card, index: number): HandStack => ({
  ...{ cards: [card], touches: { card }, completeAt: null },
  ...{ isLegal: index % 2 === 0, key: index % 2 === 0 ? String(index % 10) : null },
});
const anyRoom = fc.record({
  width: fc.integer({ min: 20, max: 150 }),
  height: fc.integer({ min: 1, max: 9 }),
  ascii: fc.boolean(),
  colours: fc.boolean(),
  largest: fc.constantFrom(SMALL_CARD, LARGE_CARD),
});

test('any hand keeps to its room, and shows the card under the cursor at least', () => {
  fc.assert(
    fc.property(anyHand, anyRoom, (hand, room) => {
      const rows = handRows(hand, room);
      const text = pictureOf(rows).join('\n');
      const signs = hand.stacks.map(({ cards }) => cardSign(cards[0], room));
      expect(rows.length).toBeLessThanOrEqual(room.height);
      for (const line of rows) expect(rowWidth(line)).toBeLessThanOrEqual(room.width);
      if (hand.cursor !== null) expect(text).toContain(signs[hand.cursor]);
      const needed = 9 * hand.stacks.length;
      if (needed <= room.width * room.height) for (const sign of signs) expect(text).toContain(sign);
    }),
  );
});
