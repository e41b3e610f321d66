import type { Rank, Seat } from '@shoal/core';
import { numberKey, rankSign, type ScreenWords, type SeatModel } from '@shoal/table-ui';
import { textWidth } from '../text-width.ts';
import { cut, EMPTY_ROW, fit, type Row, row, type Span, span } from './row.ts';
import type { Style } from './style.ts';

export interface SeatRoom {
  readonly width: number;
  readonly height: number;
  readonly ascii: boolean;
  readonly words: ScreenWords;
  /** Seats that can be chosen now, and the one that Enter would take. */
  readonly offered: readonly Seat[];
  readonly picked: Seat | null;
}

const TWO_COLUMNS_FROM = 56;
const WIDEST_NAME = 26;
const MOST_BACKS = 8;

/** One line a seat, with a line between them where there is room; in two columns where the height is short. */
export function seatRows(seats: readonly SeatModel[], room: SeatRoom): Row[] {
  if (seats.length <= room.height || room.width < TWO_COLUMNS_FROM) {
    const isSpaced = seats.length * 2 - 1 <= room.height;
    return seats.flatMap((seat, index) => [
      ...(isSpaced && index > 0 ? [EMPTY_ROW] : []),
      seatRow(seat, room, room.width),
    ]);
  }
  const half = Math.ceil(seats.length / 2);
  const width = Math.floor((room.width - 2) / 2);
  return seats.slice(0, half).map((seat, index) => {
    const other = seats[half + index];
    const left = fit(seatRow(seat, room, width), width);
    return other === undefined ? left : row(...left, '  ', ...seatRow(other, room, width));
  });
}

/** `▶ 2 Bo minnow   ▮▮▮▮▮ 5   ▤ 7 K`. */
function seatRow(model: SeatModel, room: SeatRoom, width: number): Row {
  const { hasTurn, place, seat } = model;
  const isPicked = room.picked === seat;
  const nameWidth = Math.max(8, Math.min(WIDEST_NAME, Math.floor(width * 0.4)));
  const style: Style = isPicked ? { tone: 'gold', bold: true } : hasTurn ? { tone: 'good', bold: true } : {};
  return row(
    span(`${markOf(isPicked, hasTurn, room.ascii)} `, style),
    span(numberKey(seat) ?? ' ', room.offered.includes(seat) ? { tone: 'accent', bold: true } : { tone: 'muted' }),
    ' ',
    ...fit(nameSpans(model, style, nameWidth), nameWidth),
    ' ',
    ...(place === null
      ? cardsSpans(model, room, width - nameWidth - 5)
      : [span(room.words.outInPlace(place), { tone: 'good' })]),
  );
}

function markOf(isPicked: boolean, hasTurn: boolean, ascii: boolean): string {
  if (isPicked) return ascii ? '>' : '▸';
  if (hasTurn) return ascii ? '*' : '▶';
  return ' ';
}

function nameSpans({ label, bot, isViewer }: SeatModel, style: Style, width: number): Span[] {
  const kind = bot === null ? '' : ` ${bot}`;
  const name = cut(label, Math.max(4, width - textWidth(kind)));
  return [span(name, { ...style, ...(isViewer ? { bold: true } : {}) }), span(kind, { tone: 'muted' })];
}

/** A back for each card as far as there is room, then their number, then the books. */
function cardsSpans({ cards, books }: SeatModel, { ascii, words }: SeatRoom, width: number): Span[] {
  const isShort = width < MOST_BACKS + 12;
  const isRoomy = width >= MOST_BACKS + 16;
  const number = isRoomy ? words.cardsInHand(cards).padEnd(9) : String(cards).padStart(2).padEnd(4);
  const most = isShort ? 0 : MOST_BACKS;
  const backs = (ascii ? '#' : '▮').repeat(Math.min(cards, most)).padEnd(isShort ? 0 : most + 1);
  const count = span(number, cards === 0 ? { tone: 'muted' } : { bold: true });
  return [span(backs, { tone: 'accent' }), count, ...(books === null ? [] : booksSpans(books, ascii))];
}

function booksSpans(books: readonly Rank[], ascii: boolean): Span[] {
  if (books.length === 0) return [];
  const ranks = books.map(rankSign).join(' ');
  return [span(`${ascii ? '=' : '▤'} ${books.length}: `, { tone: 'gold' }), span(ranks, { tone: 'gold', bold: true })];
}
