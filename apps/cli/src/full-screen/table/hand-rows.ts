import type { HandStack } from '@shoal/core';
import { rankOf, suitOf } from '@shoal/core';
import { cardSign, rankSign, suitSign } from '@shoal/language';
import type { HandModel } from '@shoal/table-ui';
import { around } from '../scenes/framed.ts';
import { atBottom } from '../terminal/canvas.ts';
import type { Size } from '../terminal/painter.ts';
import { beside, EMPTY_ROW, fit, type Row, row, rowWidth, type Span, span } from '../terminal/row.ts';
import type { Ground } from '../terminal/style.ts';
import {
  CARD_SIZES,
  type CardLook,
  type CardSize,
  cardRows,
  indexColumns,
  SMALL_CARD,
  stackRows,
  suitTone,
} from './card-art.ts';
import { covered, overlapped } from './overlapped.ts';

export interface HandArea {
  readonly width: number;
  readonly height: number;
  readonly ascii: boolean;
  readonly colours: boolean;
  /** As large as cards may be drawn. */
  readonly largest: CardSize;
}

/** A row above the cards for the one that rises, and one below them for the keys. */
const AROUND = 2;

/** A hand in the middle of its box, with the keys in the lowest row. */
export function handBlock(hand: HandModel, { columns: width, rows: height }: Size, cards: CardLook): Row[] {
  const rows = handRows(hand, { width, height, ...cards, largest: cards.size });
  const before = ' '.repeat(Math.max(0, Math.floor((width - Math.max(...rows.map(rowWidth))) / 2)));
  return atBottom(
    rows.map((line) => [span(before), ...line]),
    height,
  );
}

/** A way to lay out a hand. */
interface HandWay {
  readonly size: CardSize;
  /** Are the cards of a stack fanned, or drawn as one? */
  readonly isFanned: boolean;
  /** What is seen of a stack under the next one; null where they lie side by side. */
  readonly step: number | null;
}

/** The cards as large as there is room for: fanned, then closer together, then smaller, then as a list. */
export function handRows(hand: HandModel, room: HandArea): Row[] {
  if (hand.stacks.length === 0) return [EMPTY_ROW];
  const sizes = CARD_SIZES.filter(({ height }) => height <= room.largest.height && height + AROUND <= room.height);
  const way = sizes
    .toReversed()
    .flatMap((size) => waysIn(size, hand, room))
    .find((one) => widthOf(hand, one) <= room.width);
  return way === undefined ? compactHand(hand, room) : drawnHand(hand, room, way);
}

/** Single cards may overlap; stacks are rather drawn as one card. */
function waysIn(size: CardSize, { stacks }: HandModel, { width }: HandArea): HandWay[] {
  const isLarge = size.height > SMALL_CARD.height;
  const isSingle = stacks.every(({ cards }) => cards.length === 1);
  const step = Math.floor((width - size.width) / Math.max(1, stacks.length - 1));
  return [
    ...(isLarge && !isSingle ? [{ size, isFanned: true, step: null }] : []),
    { size, isFanned: false, step: null },
    ...(isSingle && step >= indexColumns(size) ? [{ size, isFanned: false, step: Math.min(step, size.width) }] : []),
  ];
}

const stackWidth = ({ cards }: HandStack, { size, isFanned }: HandWay): number =>
  size.width + (isFanned ? (cards.length - 1) * indexColumns(size) : 0);

function widthOf({ stacks }: HandModel, way: HandWay): number {
  if (way.step !== null) return (stacks.length - 1) * way.step + way.size.width;
  return stacks.reduce((sum, stack) => sum + stackWidth(stack, way), stacks.length - 1);
}

/** Each stack in a column of its own, one row higher when it is under the cursor. */
function drawnHand(hand: HandModel, room: HandArea, way: HandWay): Row[] {
  const { size, step } = way;
  const look: CardLook = { ascii: room.ascii, colours: room.colours, size };
  const last = hand.stacks.length - 1;
  const blocks = hand.stacks.map((stack, index) => {
    const width = index === last || step === null ? stackWidth(stack, way) : step;
    const isRaised = index === hand.cursor;
    const cards = stackArt(stack, groundOf(stack, hand), way, look).map((line, at) => covered(line, at, width, look));
    const body = isRaised ? [...cards, EMPTY_ROW] : [EMPTY_ROW, ...cards];
    return { rows: [...body, keyRow(stack, { isRaised, isNew: hand.isNew(stack) }, width, room)], width };
  });
  return beside(blocks, row(step === null ? ' ' : ''));
}

/** A stack as one card, or its cards fanned so that every index is seen. */
function stackArt(stack: HandStack, ground: Ground, { isFanned, size }: HandWay, look: CardLook): Row[] {
  if (!isFanned || stack.cards.length === 1) return stackRows(stack, ground, look);
  const cards = stack.cards.map((card) => cardRows(card, ground, look));
  return overlapped(cards, indexColumns(size), look);
}

function groundOf(stack: HandStack, { isPicked, isDim, isNew }: HandModel): Ground {
  if (isPicked(stack)) return 'picked-card';
  if (isNew(stack)) return 'new-card';
  return isDim(stack) ? 'dim-card' : 'card';
}

interface StackState {
  readonly isRaised: boolean;
  readonly isNew: boolean;
}

/** The key under a stack; a plus beside it says that a card has just come, and moves nothing. */
function keyRow({ key, isLegal }: HandStack, { isRaised, isNew }: StackState, width: number, { ascii }: HandArea): Row {
  const [before, after] = ascii ? ['>', '<'] : ['▸', '◂'];
  const sign = (isLegal ? key?.toUpperCase() : null) ?? (isRaised ? '-' : ' ');
  const shown = isRaised
    ? span(`${before}${sign}${after}`, { tone: 'gold', bold: true })
    : span(sign, { tone: 'accent', bold: true });
  const left = ' '.repeat(Math.max(0, Math.floor((width - shown.text.length) / 2)));
  return fit(row(left, shown, ...(isNew ? [span('+', { tone: 'good', bold: true })] : [])), width);
}

/** A hand too large to be drawn, as a list in as many lines as there is room for; the cursor is always in it. */
function compactHand(hand: HandModel, { width, height, ascii }: HandArea): Row[] {
  const lines: { cells: Row; holdsCursor: boolean }[] = [{ cells: [], holdsCursor: false }];
  for (const [index, stack] of hand.stacks.entries()) {
    const state = { isRaised: index === hand.cursor, isNew: hand.isNew(stack) };
    const cell = cellOf(stack, state, ascii);
    const current = lines[lines.length - 1];
    const isFull = rowWidth(current.cells) + rowWidth(cell) > width;
    const line = isFull ? { cells: [] as Row, holdsCursor: false } : current;
    if (isFull) lines.push(line);
    line.cells = [...line.cells, ...cell];
    line.holdsCursor ||= index === hand.cursor;
  }
  const at = lines.findIndex(({ holdsCursor }) => holdsCursor);
  return around(lines, at, height).map(({ cells }) => cells);
}

function cellOf(stack: HandStack, { isRaised, isNew }: StackState, ascii: boolean): Row {
  const [before, after] = isRaised ? (ascii ? ['>', '<'] : ['▸', '◂']) : [' ', ' '];
  const sign = rankSign(rankOf(stack.cards[0]));
  const isTold = stack.key === null || (stack.cards.length > 1 && stack.key.toUpperCase() === sign);
  const key = isTold ? '' : `${stack.key.toUpperCase()}:`;
  return row(
    span(before, { tone: 'gold', bold: true }),
    span(key, { tone: 'accent', bold: true }),
    ...(isNew ? [span('+', { tone: 'good', bold: true })] : []),
    ...faces(stack, ascii),
    span(after, { tone: 'gold', bold: true }),
    ' ',
  );
}

function faces({ cards, isLegal }: HandStack, ascii: boolean): Span[] {
  const style = (suit: ReturnType<typeof suitOf>) => ({ tone: suitTone(suit), bold: isLegal });
  if (cards.length === 1) return [span(cardSign(cards[0], { ascii }), style(suitOf(cards[0])))];
  return [
    span(rankSign(rankOf(cards[0])), { bold: isLegal }),
    ...cards.map((card) => span(suitSign(suitOf(card), { ascii }), style(suitOf(card)))),
  ];
}
