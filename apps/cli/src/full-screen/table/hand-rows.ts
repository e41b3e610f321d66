import type { HandStack } from '@shoal/core';
import { rankOf, suitOf } from '@shoal/core';
import { cardSign, rankSign, suitSign } from '@shoal/language';
import type { HandModel } from '@shoal/table-ui';
import { around } from '../scenes/framed.ts';
import { beside, centred, EMPTY_ROW, fit, type Row, row, rowWidth, type Span, span } from '../terminal/row.ts';
import type { Ground } from '../terminal/style.ts';
import { type CardLook, type CardSize, SMALL_CARD, stackRows, suitTone } from './card-art.ts';

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
/** What is seen of a card that lies under the next one. */
const OVERLAP = 4;

/** The cards side by side, as large as there is room for; overlapping, or as a list, where there is little. */
export function handRows(hand: HandModel, room: HandArea): Row[] {
  const count = hand.stacks.length;
  if (count === 0) return [EMPTY_ROW];
  const fits = (size: CardSize, step: number) =>
    size.height + AROUND <= room.height && (count - 1) * step + size.width <= room.width;
  for (const size of new Set([room.largest, SMALL_CARD])) {
    if (fits(size, size.width + 1)) return drawnHand(hand, room, size, size.width + 1);
  }
  const isSingle = hand.stacks.every(({ cards }) => cards.length === 1);
  if (isSingle && fits(SMALL_CARD, OVERLAP)) return drawnHand(hand, room, SMALL_CARD, OVERLAP);
  return compactHand(hand, room);
}

/** Each stack in a column of its own, one row higher when it is under the cursor. */
function drawnHand(hand: HandModel, room: HandArea, size: CardSize, step: number): Row[] {
  const look: CardLook = { ascii: room.ascii, colours: room.colours, size };
  const last = hand.stacks.length - 1;
  const blocks = hand.stacks.map((stack, index) => {
    const width = index === last ? size.width : Math.min(step, size.width);
    const isRaised = index === hand.cursor;
    const cards = stackRows(stack, groundOf(stack, hand), look).map((line, at) => covered(line, at, width, look));
    const body = isRaised ? [...cards, EMPTY_ROW] : [EMPTY_ROW, ...cards];
    return { rows: [...body, keyRow(stack, isRaised, width, room)], width };
  });
  return beside(blocks, row(step > size.width ? ' ' : ''));
}

/** Of a card that lies under the next one only its upper corner is seen, and the edge of the other. */
function covered(line: Row, at: number, width: number, { size, colours, ascii }: CardLook): Row {
  if (width === size.width || !colours) return fit(line, width);
  const style = line[0]?.style;
  const seen = at === 0 ? beginning(line, width - 1) : [span(' '.repeat(width - 1), style)];
  return [...seen, span(ascii ? '|' : '▏', style)];
}

/** Without the mark of a cut: what is covered is no loss. */
function beginning(line: Row, width: number): Row {
  let left = width;
  return line.map(({ text, style }) => {
    const part = text.slice(0, left);
    left -= part.length;
    return span(part, style);
  });
}

function groundOf(stack: HandStack, { isPicked, isDim }: HandModel): Ground {
  if (isPicked(stack)) return 'picked-card';
  return isDim(stack) ? 'dim-card' : 'card';
}

function keyRow({ key, isLegal }: HandStack, isRaised: boolean, width: number, { ascii }: HandArea): Row {
  const [before, after] = ascii ? ['>', '<'] : ['▸', '◂'];
  const sign = (isLegal ? key?.toUpperCase() : null) ?? (isRaised ? '-' : ' ');
  return isRaised
    ? centred(row(span(`${before}${sign}${after}`, { tone: 'gold', bold: true })), width)
    : centred(row(span(sign, { tone: 'accent', bold: true })), width);
}

/** A hand too large to be drawn, as a list in as many lines as there is room for; the cursor is always in it. */
function compactHand(hand: HandModel, { width, height, ascii }: HandArea): Row[] {
  const lines: { cells: Row; holdsCursor: boolean }[] = [{ cells: [], holdsCursor: false }];
  for (const [index, stack] of hand.stacks.entries()) {
    const cell = cellOf(stack, index === hand.cursor, ascii);
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

function cellOf(stack: HandStack, isMarked: boolean, ascii: boolean): Row {
  const [before, after] = isMarked ? (ascii ? ['>', '<'] : ['▸', '◂']) : [' ', ' '];
  const sign = rankSign(rankOf(stack.cards[0]));
  const isTold = stack.key === null || (stack.cards.length > 1 && stack.key.toUpperCase() === sign);
  const key = isTold ? '' : `${stack.key.toUpperCase()}:`;
  return row(
    span(before, { tone: 'gold', bold: true }),
    span(key, { tone: 'accent', bold: true }),
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
