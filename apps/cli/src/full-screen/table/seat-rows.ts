import { numberKey, type Rank, type Seat, writeRank } from '@shoal/core';
import { rankSign } from '@shoal/language';
import { botTitle, type ScreenWords, type SeatModel, shortBotTitle } from '@shoal/table-ui';
import { textWidth } from '../../text/columns.ts';
import { cut, EMPTY_ROW, fit, type Row, row, rowWidth, type Span, span } from '../terminal/row.ts';
import type { Style } from '../terminal/style.ts';

export interface SeatRoom {
  readonly width: number;
  readonly height: number;
  readonly ascii: boolean;
  readonly colours: boolean;
  readonly words: ScreenWords;
  /** Seats that can be chosen now, and the one that Enter would take. */
  readonly offered: readonly Seat[];
  readonly picked: Seat | null;
}

const TWO_COLUMNS_FROM = 56;
const WIDEST_NAME = 30;
/** Columns for the number of cards in words, and for the ranks laid down. */
const TOLD = 9;
const LEAST_GROUPS = 14;
const LEAST_BACKS = 8;
const MOST_BACKS = 26;

const nameWidthIn = (width: number): number => Math.max(8, Math.min(WIDEST_NAME, Math.floor(width * 0.4)));

/** One line a seat, with a line between them where there is room; in two columns where the height is short. */
export function seatRows(seats: readonly SeatModel[], room: SeatRoom): Row[] {
  if (seats.length <= room.height || room.width < TWO_COLUMNS_FROM) {
    const kind = kindFor(seats, room.width);
    const isSpaced = seats.length * 2 - 1 <= room.height;
    return seats.flatMap((seat, index) => [
      ...(isSpaced && index > 0 ? [EMPTY_ROW] : []),
      seatRow(seat, kind, room, room.width),
    ]);
  }
  const half = Math.ceil(seats.length / 2);
  const width = Math.floor((room.width - 2) / 2);
  const kind = kindFor(seats, width);
  return seats.slice(0, half).map((seat, index) => {
    const other = seats[half + index];
    const left = fit(seatRow(seat, kind, room, width), width);
    return other === undefined ? left : row(...left, '  ', ...seatRow(other, kind, room, width));
  });
}

/** `▶ 2 Bo perch · 3 of 7, medium   5 cards  ▮▮▮▮▮   ▤ 2: 7 K`. */
function seatRow(model: SeatModel, kind: Kind, room: SeatRoom, width: number): Row {
  const { hasTurn, badge, seat } = model;
  const isPicked = room.picked === seat;
  const nameWidth = nameWidthIn(width);
  const style = seatStyle(model, room.picked);
  return row(
    span(`${markOf(isPicked, hasTurn, room.ascii)} `, style),
    span(numberKey(seat) ?? ' ', room.offered.includes(seat) ? { tone: 'accent', bold: true } : { tone: 'muted' }),
    ' ',
    ...fit(nameSpans(model, model.note === undefined ? kind(model) : noteOf(model), style, nameWidth), nameWidth),
    ' ',
    ...(badge === null
      ? cardsSpans(model, room, width - nameWidth - 5)
      : [span(cut(badge.text, width - nameWidth - 5), { tone: 'good' })]),
  );
}

export function seatStyle({ seat, hasTurn }: SeatModel, picked: Seat | null): Style {
  if (picked === seat) return { tone: 'gold', bold: true };
  return hasTurn ? { tone: 'good', bold: true } : {};
}

export function markOf(isPicked: boolean, hasTurn: boolean, ascii: boolean): string {
  if (isPicked) return ascii ? '>' : '▸';
  if (hasTurn) return ascii ? '*' : '▶';
  return ' ';
}

function nameSpans({ label, isViewer }: SeatModel, kind: string, style: Style, width: number): Span[] {
  const name = cut(label, Math.max(4, width - textWidth(kind)));
  return [span(name, { ...style, ...(isViewer ? { bold: true } : {}) }), span(kind, { tone: 'muted' })];
}

type Kind = (seat: SeatModel) => string;

/** What a room tells of a person stands where a bot has its kind. */
const noteOf = ({ note = '' }: SeatModel): string => (note === '' ? '' : ` ${note}`);

/** A program is called by its own name already. */
const isNamed = (bot: string | null, label: string): bot is string => bot !== null && bot !== label;

/** The bot and how strong it is, shorter and shorter; where there is no room for both, the strength says more. */
const KINDS: readonly Kind[] = [
  ({ bot, strength, label }) => (isNamed(bot, label) ? ` ${botTitle(bot, strength)}` : ''),
  ({ bot, strength, label }) => (isNamed(bot, label) ? ` ${shortBotTitle(bot, strength)}` : ''),
  ({ bot, strength, label }) => (isNamed(bot, label) ? ` ${strength?.word ?? bot}` : ''),
  ({ bot, label }) => (isNamed(bot, label) ? ` ${bot}` : ''),
];

/** What kind of player it is, after a blank, in so many columns beside the name. */
export const kindOf = (seat: SeatModel, columns: number): string =>
  [...(seat.note === undefined ? [] : [noteOf]), ...KINDS]
    .map((kind) => kind(seat))
    .find((text) => textWidth(seat.label + text) <= columns) ?? '';

/** The fullest kind that fits beside every bot's name, so that all seats are told alike. */
function kindFor(seats: readonly SeatModel[], width: number): Kind {
  const fits = (kind: Kind) =>
    seats.every((seat) => seat.bot === null || textWidth(seat.label + kind(seat)) <= nameWidthIn(width));
  return KINDS.find(fits) ?? KINDS[KINDS.length - 1];
}

/** The columns of a seat's cards. They depend on the room alone, so that they stay where they are. */
function cardColumns(width: number, hasGroups: boolean): { readonly backs: number; readonly isTold: boolean } {
  const free = width - TOLD - (hasGroups ? LEAST_GROUPS : 0);
  return { backs: free < LEAST_BACKS + 1 ? 0 : Math.min(MOST_BACKS, free - 1), isTold: free >= 0 };
}

/** The number of cards, a back for each, and the ranks laid down or at least how many. */
function cardsSpans({ cards, groups }: SeatModel, { ascii, words }: SeatRoom, width: number): Span[] {
  const { backs, isTold } = cardColumns(width, groups !== null);
  const style: Style = cards === 0 ? { tone: 'muted' } : { bold: true };
  const number = isTold ? words.cardsInHand(cards).padEnd(TOLD) : String(cards).padStart(2).padEnd(4);
  const spans = [span(number, style), ...(backs === 0 ? [] : [backBar(cards, backs, ascii)])];
  const ranks = groups?.map(({ rank }) => rank) ?? [];
  return [...spans, ...groupSpans(ranks, width - rowWidth(spans), ascii)];
}

/** The ranks laid down in so many columns, or at least how many. */
export function groupSpans(ranks: readonly Rank[], columns: number, ascii: boolean): Row {
  const ways = [
    spacedGroups(ranks, ascii),
    closeGroups(ranks, ascii),
    closeGroups([...new Set(ranks)], ascii),
    [span(`${groupSign(ascii)} ${ranks.length}`, { tone: 'gold', bold: true })],
  ];
  return ways.find((way) => rowWidth(way) <= columns) ?? ways[ways.length - 1];
}

/** Where there are more cards than columns, the end says so. */
function backBar(cards: number, columns: number, ascii: boolean): Span {
  const [back, more] = ascii ? ['#', '+'] : ['▮', '+'];
  const bar = cards <= columns ? back.repeat(cards) : `${back.repeat(columns - 1)}${more}`;
  return span(bar.padEnd(columns + 1), { tone: 'accent' });
}

function spacedGroups(ranks: readonly Rank[], ascii: boolean): Span[] {
  if (ranks.length === 0) return [];
  const signs = span(ranks.map(rankSign).join(' '), { tone: 'gold', bold: true });
  return [span(`${groupSign(ascii)} ${ranks.length}: `, { tone: 'gold' }), signs];
}

/** Without spaces, with T for ten: thirteen groups in fourteen columns. */
const closeGroups = (ranks: readonly Rank[], ascii: boolean): Span[] =>
  ranks.length === 0 ? [] : [span(`${groupSign(ascii)}${ranks.map(writeRank).join('')}`, { tone: 'gold', bold: true })];

const groupSign = (ascii: boolean): string => (ascii ? '=' : '▤');
