import type { Seat } from '@shoal/core';
import type { Box } from '../terminal/canvas.ts';
import type { Size } from '../terminal/painter.ts';
import { CARD_SIZES, type CardSize } from './card-art.ts';
import { PANELS, type PanelSize, panelHeight } from './seat-panel.ts';

/** What a layout depends on: nothing of it changes during a game, so nothing moves. */
export interface TableShape {
  readonly seats: number;
  /** The seat at the lower edge. */
  readonly bottom: Seat;
  readonly hasGroups: boolean;
}

/** The seats around the middle, and the own one with its hand below it. */
export interface RoundLayout {
  readonly others: readonly { readonly seat: Seat; readonly box: Box }[];
  readonly panel: PanelSize;
  readonly middle: Box;
  readonly own: Box;
  readonly hand: Box;
  readonly handCard: CardSize;
}

/** How many of the others sit at the upper edge; the rest sit at both sides. */
const AT_TOP = [0, 1, 0, 1, 2, 3, 2, 3, 2, 3];
const HAND_SHARE = 0.27;
const LEAST_MIDDLE: Size = { columns: 24, rows: 9 };
const WIDEST_SIDE = 44;
/** A row above the cards of a hand, and one for its keys. */
const AROUND_HAND = 2;

/** The layout with the largest cards that leaves room for all seats; undefined where that takes a larger screen. */
export function roundLayout(shape: TableShape, room: Size): RoundLayout | undefined {
  const sizes = CARD_SIZES.toReversed().filter(({ height }) => height + AROUND_HAND <= room.rows * HAND_SHARE);
  return sizes.map((handCard) => layoutWith(handCard, shape, room)).find((layout) => layout !== undefined);
}

function layoutWith(handCard: CardSize, shape: TableShape, { columns, rows }: Size): RoundLayout | undefined {
  const handRows = handCard.height + AROUND_HAND;
  const ownRows = shape.hasGroups ? 3 : 1;
  const around: Size = { columns, rows: rows - handRows - ownRows };
  // Nobody's cards are larger than the viewer's own.
  const panels = PANELS.filter(({ back }) => back.height <= handCard.height);
  const seated = panels.map((panel) => seatsAround(panel, shape, around)).find((one) => one !== undefined);
  if (seated === undefined) return undefined;
  return {
    ...seated,
    handCard,
    own: { x: 0, y: around.rows, columns, rows: ownRows },
    hand: { x: 0, y: around.rows + ownRows, columns, rows: handRows },
  };
}

type Seated = Pick<RoundLayout, 'others' | 'panel' | 'middle'>;

/** Seats of one size around the middle; undefined where they would overlap or leave it too little room. */
function seatsAround(panel: PanelSize, shape: TableShape, { columns, rows }: Size): Seated | undefined {
  const { seats, bottom, hasGroups } = shape;
  const top = AT_TOP[seats - 1];
  const side = (seats - 1 - top) / 2;
  const height = panelHeight(panel, hasGroups);
  const sideColumns = side === 0 ? 0 : Math.min(WIDEST_SIDE, Math.floor(columns / 3));
  const topColumns = top === 0 ? columns : Math.floor(columns / top);
  const topRows = top === 0 ? 0 : Math.max(height, Math.min(height + 1, rows - side * height));
  const middle = { x: sideColumns, y: topRows, columns: columns - 2 * sideColumns, rows: rows - topRows };
  const isTight = side * height > middle.rows || panel.back.width * 2 > Math.min(sideColumns || columns, topColumns);
  if (isTight || middle.rows < LEAST_MIDDLE.rows || middle.columns < LEAST_MIDDLE.columns) return undefined;
  const boxes = [
    ...sideBoxes(side, height, { ...middle, x: 0, columns: sideColumns }).toReversed(),
    ...topBoxes(top, { columns, rows: height, y: topRows - height }),
    ...sideBoxes(side, height, { ...middle, x: columns - sideColumns, columns: sideColumns }),
  ];
  return { panel, middle, others: boxes.map((box, index) => ({ seat: (bottom + 1 + index) % seats, box })) };
}

/** Boxes below each other, with what is left over between them. */
function sideBoxes(count: number, height: number, { x, y, columns, rows }: Box): Box[] {
  const gap = (rows - count * height) / (count + 1);
  return Array.from({ length: count }, (_, index) => ({
    ...{ x, columns, rows: height },
    y: y + Math.floor(gap * (index + 1)) + index * height,
  }));
}

const topBoxes = (count: number, { columns, rows, y }: Omit<Box, 'x'>): Box[] =>
  Array.from({ length: count }, (_, index) => {
    const width = Math.floor(columns / count);
    const wide = Math.min(width, WIDEST_SIDE);
    return { x: index * width + Math.floor((width - wide) / 2), y, columns: wide, rows };
  });
