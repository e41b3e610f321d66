import type { HandStack } from '@shoal/core';
import { type Card, rankOf, SUITS, type Suit, suitOf } from '@shoal/core';
import { cardSign, rankSign, suitSign } from '@shoal/language';
import { fit, type Row, row, rowText, rowWidth, type Span, span } from '../terminal/row.ts';
import type { Ground, Style, SuitTone } from '../terminal/style.ts';
import { pipLines } from './pips.ts';

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
/** All sizes from the smallest, in about the proportions of real cards. */
export const CARD_SIZES: readonly CardSize[] = [
  SMALL_CARD,
  LARGE_CARD,
  { width: 10, height: 7 },
  { width: 13, height: 9 },
  { width: 16, height: 11 },
];

/** From this width on the index of a card stands a column from its edge. */
const ROOMY_FROM = 10;

/** How much must be seen of a card under the next one: its index, and the edge of the other. */
export const indexColumns = ({ width }: CardSize): number => (width < ROOMY_FROM ? 4 : 5);

/** Where the index of a card begins. */
const indexMargin = ({ width }: CardSize): string => (width < ROOMY_FROM ? '' : ' ');

const TONES: readonly SuitTone[] = ['spade', 'heart', 'diamond', 'club'];

export const suitTone = (suit: Suit): SuitTone => TONES[SUITS.indexOf(suit)];

/** A single card, face up. */
export function cardRows(card: Card, ground: Ground, look: CardLook): Row[] {
  const tone = suitTone(suitOf(card));
  const index = span(cardSign(card, look), { tone, bold: true });
  const sign = suitSign(suitOf(card), look);
  if (look.size.height === SMALL_CARD.height) return smallRows([index], ground, look);
  return largeRows(index, pipLines(card, sign, look.size), tone, ground, look);
}

const smallRows = (index: Row, ground: Ground, look: CardLook): Row[] =>
  look.colours ? filledRows(index, [], ground, look) : boxedRows([], index, look);

/** A large card: its index in two corners, and the pips between them. */
function largeRows(index: Span, pips: readonly string[], tone: SuitTone, ground: Ground, look: CardLook): Row[] {
  const { width, height } = look.size;
  const margin = indexMargin(look.size);
  const lines = Array.from({ length: height }, (_, at) => {
    const middle = [span(pips[at - 1] ?? '', { tone })];
    const [left, right] = [at === 0 ? row(margin, index) : [], at === height - 1 ? row(index, margin) : []];
    return placed(left, middle, right, look.colours ? width : width - 2);
  });
  return look.colours ? lines.map((one) => onGround(one, ground)) : framed(lines, look);
}

/** Without colours the lines of a card take the place of its edges; the corners show the index. */
function framed(lines: readonly Row[], { ascii, size: { width } }: CardLook): Row[] {
  const [corners, level, upright] = ascii ? ['++++', '-', '|'] : ['┌┐└┘', '─', '│'];
  const edge = (line: Row) => line.map(({ text, style }) => span(text.replaceAll(' ', level), style));
  return lines.map((line, at) => {
    if (at === 0) return row(corners[0], ...edge(line), corners[1]);
    if (at === lines.length - 1) return row(corners[2], ...edge(line), corners[3]);
    return row(upright, ...fit(line, width - 2), upright);
  });
}

/** All cards of a rank as one: the rank in the corners, the suits in the middle. */
export function stackRows({ cards }: HandStack, ground: Ground, look: CardLook): Row[] {
  if (cards.length === 1) return cardRows(cards[0], ground, look);
  return rankRows(rankSign(rankOf(cards[0])), cards, ground, look);
}

/** Cards of a rank as one; where so many suits have no room, their number. */
export function rankRows(rank: string, cards: readonly Card[], ground: Ground, look: CardLook): Row[] {
  const corner = span(rank, { bold: true, tone: 'spade' });
  const suits = cards.map((card) => span(suitSign(suitOf(card), look), { tone: suitTone(suitOf(card)), bold: true }));
  const middle = suits.length <= look.size.width - (look.colours ? 0 : 2) ? suits : row(`×${cards.length}`);
  return look.colours ? filledRows([corner], middle, ground, look) : boxedRows([corner], middle, look);
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
  onGround(placed(left, middle, right, width), ground);

const onGround = (drawn: Row, ground: Ground): Row => drawn.map(({ text, style }) => span(text, { ...style, ground }));

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
