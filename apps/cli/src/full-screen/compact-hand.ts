import { rankOf, suitOf } from '@shoal/core';
import { cardSign, type HandModel, type HandStack, rankSign, suitSign } from '@shoal/table-ui';
import { suitTone } from './card-art.ts';
import type { HandRoom } from './hand-rows.ts';
import { type Row, row, rowWidth, type Span, span } from './row.ts';

/** A hand too large to be drawn, as a list in as many lines as there is room for; the cursor is always in it. */
export function compactHand(hand: HandModel, { width, height, ascii }: HandRoom): Row[] {
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
  const from = Math.max(0, Math.min(at - Math.floor(height / 2), lines.length - height));
  return lines.slice(from, from + height).map(({ cells }) => cells);
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
