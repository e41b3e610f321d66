import type { HandStack } from '@shoal/core';
import { type Card, rankOf, SUITS, type Suit, suitOf } from '@shoal/core';
import { cardSign, rankSign, suitSign } from '@shoal/language';
import { type Row, row, rowText, rowWidth, span } from '../terminal/row.ts';
import type { Ground, Style, SuitTone } from '../terminal/style.ts';

/** How cards are drawn. */
export interface CardLook {
  readonly ascii: boolean;
  readonly colours: boolean;
  readonly size: CardSize;
}

/** Columns and rows of a card. */
export interface CardSize {
  readonly width: number;
  readonly height: number;
}

export const SMALL_CARD: CardSize = { width: 5, height: 3 };
export const LARGE_CARD: CardSize = { width: 7, height: 5 };

const TONES: readonly SuitTone[] = ['spade', 'heart', 'diamond', 'club'];

export const suitTone = (suit: Suit): SuitTone => TONES[SUITS.indexOf(suit)];

/** A single card, face up. */
export function cardRows(card: Card, ground: Ground, look: CardLook): Row[] {
  const index = span(cardSign(card, look), { tone: suitTone(suitOf(card)), bold: true });
  return faceRows([index], [span(suitSign(suitOf(card), look), { tone: suitTone(suitOf(card)) })], ground, look);
}

/** All cards of a rank as one: the rank in the corners, the suits in the middle. */
export function stackRows({ cards }: HandStack, ground: Ground, look: CardLook): Row[] {
  if (cards.length === 1) return cardRows(cards[0], ground, look);
  const rank = span(rankSign(rankOf(cards[0])), { bold: true, tone: 'spade' });
  const suits = cards.map((card) => span(suitSign(suitOf(card), look), { tone: suitTone(suitOf(card)), bold: true }));
  return look.colours ? filledRows([rank], suits, ground, look) : boxedRows([rank], suits, look);
}

function faceRows(corner: Row, middle: Row, ground: Ground, look: CardLook): Row[] {
  const isTall = look.size.height > SMALL_CARD.height;
  if (look.colours) return filledRows(corner, isTall ? middle : [], ground, look);
  return boxedRows([], corner, look);
}

/** Without lines: a card is where its ground is. */
function filledRows(corner: Row, middle: Row, ground: Ground, { size: { width, height } }: CardLook): Row[] {
  const blank = line(row(), row(), row(), width, ground);
  const rows = Array.from({ length: height }, () => blank);
  rows[0] = line(corner, row(), row(), width, ground);
  rows[Math.floor(height / 2)] = line(row(), middle, row(), width, ground);
  rows[height - 1] = line(row(), row(), corner, width, ground);
  return rows;
}

/** With lines, where there are no colours; a rank that stands for several cards goes into the upper one. */
function boxedRows(above: Row, middle: Row, { ascii, size: { width, height } }: CardLook): Row[] {
  const [corners, level, upright] = ascii ? ['++++', '-', '|'] : ['┌┐└┘', '─', '│'];
  const inner = width - 2;
  const title = rowText(above);
  const rows: Row[] = Array.from({ length: height - 2 }, () => row(upright, ' '.repeat(inner), upright));
  rows[Math.floor((height - 2) / 2)] = row(upright, ...placed(row(), middle, row(), inner), upright);
  return [
    row(corners[0], span(title, { bold: true }), level.repeat(inner - title.length), corners[1]),
    ...rows,
    row(corners[2], level.repeat(inner), corners[3]),
  ];
}

const line = (left: Row, middle: Row, right: Row, width: number, ground: Ground): Row =>
  placed(left, middle, right, width).map(({ text, style }) => span(text, { ...style, ground }));

/** Something at the left, in the middle and at the right. */
function placed(left: Row, middle: Row, right: Row, width: number): Row {
  const widths = [left, middle, right].map(rowWidth);
  const before = Math.max(0, Math.floor((width - widths[1]) / 2) - widths[0]);
  const after = Math.max(0, width - widths[0] - before - widths[1] - widths[2]);
  return row(...left, ' '.repeat(before), ...middle, ' '.repeat(after), ...right);
}

/** A card face down, with what is known of the pile under it. */
export function backRows(text: string, { ascii, colours, size: { width, height } }: CardLook): Row[] {
  const pattern = ascii ? '/' : '░';
  const style: Style = colours ? { ground: 'back', tone: 'bar' } : {};
  const full = row(span(pattern.repeat(width), style));
  const rows = Array.from({ length: height }, () => full);
  const label = ` ${text} `;
  const before = Math.max(0, Math.floor((width - label.length) / 2));
  const after = Math.max(0, width - label.length - before);
  rows[Math.floor(height / 2)] = row(
    span(pattern.repeat(before), style),
    span(label.slice(0, width), { ...style, bold: true }),
    span(pattern.repeat(after), style),
  );
  return rows;
}
