import { pileIn, type ScreenWords, type TableModel } from '@shoal/table-ui';
import { footerRows } from '../scenes/footer-rows.ts';
import { paintedText } from '../terminal/painted-text.ts';
import type { Size } from '../terminal/painter.ts';
import { apart, beside, centred, EMPTY_ROW, type Row, row, rowWidth, span } from '../terminal/row.ts';
import { type CardLook, LARGE_CARD, SMALL_CARD } from './card-art.ts';
import { fanRows } from './fan-rows.ts';
import { handRows } from './hand-rows.ts';
import { logRows } from './log-rows.ts';
import { middleRows, pilesRows, pilesWidth } from './middle-rows.ts';
import { seatRows } from './seat-rows.ts';

export interface TableLook {
  readonly ascii: boolean;
  readonly colours: boolean;
  readonly words: ScreenWords;
}

const PANE_FROM = 100;
const LARGE_FROM = 34;
const LEAST_LOG = 3;
const LINES_FROM = 72;
const LEAST_HAND = 3;
const LEAST_FAN = 3;
/** A name, the number of cards, and thirteen ranks. */
const LEAST_SEATS = 42;
const MARGIN = 1;
/** Below this no table makes sense; it fits well from 60 x 16 on. */
const LEAST: Size = { columns: 40, rows: 12 };
const GOOD: Size = { columns: 60, rows: 16 };

/** The whole table for a screen of any size; nothing public is ever left out. */
export function tablePicture(model: TableModel, size: Size, look: TableLook): Row[] {
  if (size.columns < LEAST.columns || size.rows < LEAST.rows) return tooSmall(look);
  const footer = footerRows(model, size.columns);
  const room = { columns: size.columns, rows: size.rows - 1 - footer.length };
  const cards: CardLook = { ...look, size: size.rows >= LARGE_FROM ? LARGE_CARD : SMALL_CARD };
  const isPane = size.columns >= PANE_FROM && leastRows(model, cards) <= room.rows;
  const body = isPane ? withPane(model, room, look, cards) : withLog(model, room, look, cards);
  return [header(model, size.columns, look.words), ...padded(body, room.rows), ...footer];
}

const tooSmall = ({ words }: TableLook): Row[] => [row(span(words.tooSmall(GOOD.columns, GOOD.rows), { bold: true }))];

/** Players or piles, whichever are higher, and the hand with the card that rises and its keys. */
const leastRows = ({ seats }: TableModel, { size: { height } }: CardLook): number =>
  Math.max(seats.length, height + 2) + height + 3;

/** Whose turn it is comes first; the rules and then the suit, which the piles show too, give way. */
function header({ game, rules, deal, turn, middle }: TableModel, columns: number, words: ScreenWords): Row {
  const suit = middle.badges.find((badge) => badge.suit !== undefined)?.text ?? '';
  const pile = pileIn(middle, 'stock');
  const stock = pile === undefined ? '' : words.stock(pile.count);
  const bar = { ground: 'bar', tone: 'bar' } as const;
  const way = (titles: readonly string[], status: string): readonly [Row, Row] => [
    row(
      span(` ${titles.filter((title) => title !== '').join(' · ')} `, { ...bar, bold: true }),
      span(` ${turn} `, bar),
    ),
    paintedText(`${status} `, bar),
  ];
  const ways = [
    way([game, rules, deal], [suit, stock].filter((fact) => fact !== '').join(' · ')),
    way([game, rules, deal], stock),
    way([game, deal], stock),
    way([game], stock),
  ];
  const fitting = ways.find(([left, right]) => rowWidth(left) + rowWidth(right) <= columns) ?? ways[ways.length - 1];
  return apart(...fitting, columns, bar);
}

/** Wide screens: the log in a pane of its own. */
function withPane(model: TableModel, { columns, rows }: Size, look: TableLook, cards: CardLook): Row[] {
  const paneWidth = Math.max(34, Math.min(54, Math.floor(columns * 0.34)));
  const width = columns - paneWidth - 4;
  const pane = [
    EMPTY_ROW,
    row(span(look.words.log, { tone: 'muted', bold: true })),
    ...logRows(model.log, model.news, { width: paneWidth, height: rows - 2 }),
  ];
  const table = tableRows(model, { columns: width, rows }, look, cards, 0);
  const line = row(' ', span(look.ascii ? '|' : '│', { tone: 'muted' }), ' ');
  return beside(
    [
      { rows: padded(table, rows), width: width + 1 },
      { rows: pane, width: paneWidth },
    ],
    line,
  );
}

/** Narrow screens: the last lines between the players and the hand, or beside the piles where there is little room. */
function withLog(model: TableModel, size: Size, look: TableLook, cards: CardLook): Row[] {
  return leastRows(model, cards) + LEAST_LOG + 1 <= size.rows && size.columns >= LINES_FROM
    ? tableRows(model, size, look, cards, LEAST_LOG)
    : tightRows(model, size, look, cards);
}

/** Players at the left, piles at the right, the hand below them, and in between the log if it has no pane. */
function tableRows(model: TableModel, size: Size, look: TableLook, cards: CardLook, leastLog: number): Row[] {
  const width = size.columns - 2 * MARGIN;
  const hand = handBlock(model, { columns: width, rows: cards.size.height + 2 }, cards);
  const share = model.fan === null ? width * 0.36 : Math.min(width * 0.5, width - LEAST_SEATS);
  const pilesRoom = Math.max(pilesWidth(model.middle, cards), Math.floor(share));
  const seatsWidth = width - pilesRoom - 2;
  const seatsHeight = size.rows - hand.length - (leastLog === 0 ? 3 : leastLog + 4);
  const seats = seatRows(model.seats, { ...model, ...look, width: seatsWidth, height: seatsHeight });
  const piles = middleBlock(model, { columns: pilesRoom, rows: seatsHeight }, look, cards);
  const top = beside(
    [
      { rows: middled(seats, piles.length), width: seatsWidth },
      { rows: middled(piles, seats.length), width: pilesRoom },
    ],
    row('  '),
  );
  if (leastLog === 0) return indented(spread([top, hand], size.rows));
  const height = size.rows - top.length - hand.length - 3;
  const log = logRows(model.log, model.news, { width: width - 2, height: Math.max(leastLog, Math.min(7, height)) });
  const logBlock = [rule(look.words.log, width, look), ...indented(padded(log, Math.max(leastLog, log.length)))];
  return indented(spread([top, logBlock, hand], size.rows));
}

/** The piles with what else must be known, or the hidden hand that a card is taken from. */
function middleBlock(model: TableModel, room: Size, look: TableLook, cards: CardLook): Row[] {
  const piles = pilesRows(model.middle, cards, look.words, room.columns).map((line) => centred(line, room.columns));
  return model.fan === null ? piles : [...fanRows(model.fan, room, look), ...piles];
}

/** A block that is lower than its neighbour stands in the middle of it. */
const middled = (rows: readonly Row[], height: number): readonly Row[] => [
  ...Array.from({ length: Math.max(0, Math.floor((height - rows.length) / 2)) }, () => EMPTY_ROW),
  ...rows,
];

function rule(label: string, width: number, { ascii }: TableLook): Row {
  const line = ascii ? '-' : '─';
  const muted = { tone: 'muted' } as const;
  return row(
    span(`${line.repeat(2)} `, muted),
    span(label, muted),
    span(` ${line.repeat(Math.max(0, width - label.length - 4))}`, muted),
  );
}

/** Small screens: players in two columns, the last lines beside the piles, a low hand. */
function tightRows(model: TableModel, size: Size, look: TableLook, cards: CardLook): Row[] {
  const width = size.columns - 2 * MARGIN;
  const least = leastSeatRows(model, size);
  const piles = tightMiddle(
    model,
    { columns: Math.floor(width * 0.6), rows: size.rows - least - LEAST_HAND },
    look,
    cards,
  );
  const pilesRoom = Math.max(...piles.map(rowWidth));
  const log = logRows(model.log, model.news, { width: width - pilesRoom - 2, height: piles.length });
  const middle = beside(
    [
      { rows: piles, width: pilesRoom },
      { rows: log, width: width - pilesRoom - 2 },
    ],
    row('  '),
  );
  const hand = handBlock(model, { columns: width, rows: Math.max(1, size.rows - middle.length - least) }, cards);
  const seatsHeight = Math.max(least, size.rows - middle.length - hand.length - 1);
  const seats = seatRows(model.seats, { ...model, ...look, width, height: seatsHeight });
  return indented(spread([seats, middle, hand], size.rows));
}

/** Beside a fan the players have much to show, so each gets a row where that leaves room for the fan. */
const leastSeatRows = ({ seats, fan }: TableModel, { rows }: Size): number =>
  fan === null || rows - LEAST_HAND - LEAST_FAN < seats.length ? Math.ceil(seats.length / 2) : seats.length;

/** A fan gets what the players, a low hand and the facts below it leave. */
function tightMiddle({ middle, fan }: TableModel, { columns, rows }: Size, look: TableLook, cards: CardLook): Row[] {
  const facts = middleRows(middle, cards, look.words);
  return fan === null ? facts : [...fanRows(fan, { columns, rows: rows - facts.length }, look), ...facts];
}

function handBlock({ hand }: TableModel, { columns: width, rows: height }: Size, cards: CardLook): Row[] {
  const rows = handRows(hand, { width, height, ...cards, largest: cards.size });
  const widest = Math.max(...rows.map(rowWidth));
  const before = ' '.repeat(Math.max(0, Math.floor((width - widest) / 2)));
  return rows.map((line) => [span(before), ...line]);
}

/** One row where there is little room, a third of it where there is much. */
const firstGap = (left: number): number => Math.min(left, Math.max(1, Math.floor(left / 3) - 1));

/** What is left over goes between the blocks, so that the hand lies nearest to the person. */
function spread(blocks: readonly (readonly Row[])[], height: number): Row[] {
  let left = height - blocks.reduce((sum, block) => sum + block.length, 0);
  const gaps = blocks.map((_, index) => {
    const gap = Math.max(0, index === 0 ? firstGap(left) : Math.ceil(left / (blocks.length - index)));
    left -= gap;
    return gap;
  });
  return blocks.flatMap((block, index) => [...Array.from({ length: gaps[index] }, () => EMPTY_ROW), ...block]);
}

const indented = (rows: readonly Row[]): Row[] => rows.map((line) => [span(' '.repeat(MARGIN)), ...line]);

const padded = (rows: readonly Row[], height: number): Row[] =>
  Array.from({ length: height }, (_, index) => rows[index] ?? EMPTY_ROW);
