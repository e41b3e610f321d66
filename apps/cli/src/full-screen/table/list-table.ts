import type { MiddleModel, TableModel } from '@shoal/table-ui';
import { atBottom, type Block, type Box } from '../terminal/canvas.ts';
import type { Size } from '../terminal/painter.ts';
import { centred, EMPTY_ROW, type Row, row, span } from '../terminal/row.ts';
import { type CardLook, LARGE_CARD, SMALL_CARD } from './card-art.ts';
import { fanRows } from './fan-rows.ts';
import { handBlock } from './hand-rows.ts';
import { logBlock } from './log-rows.ts';
import { factRows, middleRows, pilesRows, pilesWidth } from './middle-rows.ts';
import { seatRows } from './seat-rows.ts';
import type { TableLook } from './table-picture.ts';

const LARGE_FROM = 29;
const LEAST_LOG = 3;
const LINES_FROM = 72;
/** A name, the number of cards, and thirteen ranks. */
const LEAST_SEATS = 42;
/** The name of the stock, and three facts. */
const BELOW_PILES = 4;
const AROUND_HAND = 2;
const LEAST_FAN = 2;
const LEAST_HAND = 3;
const MOST_HAND = 5;
const TIGHT_MIDDLE = 3;
const TIGHT_FACTS = 24;

const cardsFor = (room: Size, look: TableLook): CardLook => ({
  ...look,
  size: room.rows >= LARGE_FROM ? LARGE_CARD : SMALL_CARD,
});

/** Players or piles, whichever are higher, and the hand. */
const leastRows = (model: TableModel, { size: { height } }: CardLook): number =>
  Math.max(model.seats.length, height + belowPiles(model)) + height + AROUND_HAND;

const belowPiles = (model: TableModel): number => BELOW_PILES + (model.hasFan ? 1 : 0);

/** Would the players and the hand fit, with the log beside them? */
export const fitsBesideLog = (model: TableModel, room: Size, look: TableLook): boolean =>
  leastRows(model, cardsFor(room, look)) <= room.rows;

/** Players at the left, piles at the right, the hand below them; the log in between, unless it has a pane. */
export function listTable(model: TableModel, room: Size, look: TableLook, hasPane: boolean): Block[] {
  const cards = cardsFor(room, look);
  const needed = leastRows(model, cards) + (hasPane ? 0 : LEAST_LOG + 1);
  const isTight = needed > room.rows || (!hasPane && room.columns < LINES_FROM);
  return isTight ? tightTable(model, room, look) : openTable(model, room, cards, look, hasPane);
}

function openTable(model: TableModel, room: Size, cards: CardLook, look: TableLook, hasPane: boolean): Block[] {
  const { columns, rows } = room;
  const count = model.seats.length;
  const handRows = cards.size.height + AROUND_HAND;
  const pileRows = cards.size.height + belowPiles(model);
  const above = rows - handRows - (hasPane ? 0 : LEAST_LOG + 1);
  const seatsHigh = count * 2 - 1 <= above ? count * 2 - 1 : count;
  const topRows = model.hasFan && hasPane ? above : Math.max(seatsHigh, pileRows);
  const gap = Math.min(above - topRows, hasPane ? Math.floor((above - topRows) / 3) : 1);
  const share = model.hasFan ? Math.min(columns * 0.5, columns - LEAST_SEATS) : columns * 0.36;
  const pilesRoom = Math.max(pilesWidth(model.middle, cards), Math.floor(share));
  const seats = { x: 0, y: gap + middledBy(seatsHigh, topRows), columns: columns - pilesRoom - 2, rows: seatsHigh };
  const piles = { x: columns - pilesRoom, y: gap, columns: pilesRoom, rows: topRows };
  const hand = { x: 0, y: rows - handRows, columns, rows: handRows };
  const log = { x: 0, y: gap + topRows, columns, rows: rows - handRows - gap - topRows };
  return [
    seatsBlock(model, seats, look),
    { box: piles, rows: pilesBlock(model, piles, cards, look) },
    ...(hasPane ? [] : [logBlock(model, log, look, [rule(look.words.log, columns, look)])]),
    { box: hand, rows: handBlock(model.hand, hand, cards) },
  ];
}

const middledBy = (height: number, room: number): number => Math.max(0, Math.floor((room - height) / 2));

const seatsBlock = (model: TableModel, box: Box, look: TableLook): Block => ({
  box,
  rows: seatRows(model.seats, { ...model, ...look, width: box.columns, height: box.rows }),
});

/** The piles at a fixed place with what else must be known below them, or the hidden hand that a card is taken from. */
function pilesBlock(model: TableModel, room: Size, cards: CardLook, look: TableLook): Row[] {
  if (model.hasFan) return fanBlock(model, room, cards, look);
  const rows = pilesRows(model.middle, cards, look.words, room.columns).map((line) => centred(line, room.columns));
  const above = middledBy(cards.size.height + BELOW_PILES, room.rows);
  return [...Array.from({ length: above }, () => EMPTY_ROW), ...rows];
}

function fanBlock({ fan, middle }: TableModel, room: Size, cards: CardLook, look: TableLook): Row[] {
  const rowsOf = (badges: MiddleModel['badges']) => factRows({ ...middle, badges }, cards, room.columns);
  const facts = rowsOf(middle.badges).map((line) => centred(line, room.columns));
  // One fact may come and go.
  const lasting = rowsOf(middle.badges.filter(({ tone }) => tone === 'plain')).length;
  const reserved = Math.max(facts.length, Math.min(lasting + 1, room.rows - LEAST_FAN));
  const drawn = fan === null ? [] : fanRows(fan, { columns: room.columns, rows: room.rows - reserved }, look);
  return [...drawn, ...atBottom(facts, reserved)];
}

function rule(label: string, width: number, { ascii }: TableLook): Row {
  const line = ascii ? '-' : '─';
  const muted = { tone: 'muted' } as const;
  return row(span(`${line.repeat(2)} ${label} ${line.repeat(Math.max(0, width - label.length - 4))}`, muted));
}

/** Small screens: players in two columns, the last lines beside the piles, a low hand. */
function tightTable(model: TableModel, { columns, rows }: Size, look: TableLook): Block[] {
  const cards: CardLook = { ...look, size: SMALL_CARD };
  const count = model.seats.length;
  // What is laid down takes a long line, so each player gets one where that leaves room for the rest.
  const isLong = model.seats[0].groups !== null && rows - LEAST_HAND - TIGHT_MIDDLE >= count;
  const seatsHigh = isLong ? count : Math.ceil(count / 2);
  const handRows = Math.max(LEAST_HAND, Math.min(MOST_HAND, rows - seatsHigh - TIGHT_MIDDLE));
  const middleHigh = rows - seatsHigh - handRows;
  const seats = { x: 0, y: 0, columns, rows: seatsHigh };
  const pilesRoom = model.hasFan ? Math.floor(columns * 0.6) : pilesWide(model, cards) + TIGHT_FACTS;
  const piles = { x: 0, y: seatsHigh, columns: pilesRoom, rows: middleHigh };
  const log = { ...piles, x: pilesRoom + 2, columns: columns - pilesRoom - 2 };
  const hand = { x: 0, y: rows - handRows, columns, rows: handRows };
  return [
    seatsBlock(model, seats, look),
    { box: piles, rows: tightPiles(model, piles, cards, look) },
    logBlock(model, log, look),
    { box: hand, rows: handBlock(model.hand, hand, cards) },
  ];
}

const pilesWide = ({ middle }: TableModel, { size }: CardLook): number => middle.piles.length * (size.width + 3);

function tightPiles(model: TableModel, room: Size, cards: CardLook, look: TableLook): Row[] {
  const gap = model.hasFan ? [] : Array.from({ length: middledBy(TIGHT_MIDDLE, room.rows) }, () => EMPTY_ROW);
  return model.hasFan ? fanBlock(model, room, cards, look) : [...gap, ...middleRows(model.middle, cards, look.words)];
}
