import { useLayoutEffect, useState } from 'preact/hooks';

/** The box that cards lie in, in CSS pixels. */
export interface CardRoom {
  readonly width: number;
  readonly height: number;
}

/** Where a card lies in its room, and the part of it that no other card covers. */
export interface CardPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface CardLayout {
  readonly cardPx: number;
  readonly heightPx: number;
  /** Whether even the smallest cards need more height than there is, so that the room must scroll. */
  readonly overflows: boolean;
  readonly places: readonly CardPlace[];
}

/** Height divided by width of a card. */
const CARD_RATIO = 64 / 44;
const MOST_PX = 132;
const LEAST_PX = 44;
const GAP_PX = 8;

/**
 * Cards are as large as this many would need, so that they keep their size while the hand grows and shrinks.
 * Each leaves a finger's width of the card below uncovered, a little less in the larger class.
 */
const CLASSES = [
  { cards: 7, stripPx: 44 },
  { cards: 13, stripPx: 44 },
  { cards: 21, stripPx: 44 },
  { cards: 36, stripPx: 34 },
] as const;

type CardClass = (typeof CLASSES)[number];

const classOf = (cards: number): CardClass => CLASSES.find((one) => cards <= one.cards) ?? CLASSES[3];

export interface LayoutOptions {
  /** The number of cards that must fit without a change of size, even if there are fewer now. */
  readonly least?: number;
  readonly scale?: number;
}

/** How much larger than on a laptop everything is drawn; matches `--px` of the style sheets. */
export const screenScale = (): number => Math.max(1, Math.min(2.4, Math.min(innerWidth / 1440, innerHeight / 900)));

/** Lays out cards in balanced rows. Only the overlap follows their number; their size follows the room. */
export function cardLayout(cards: number, room: CardRoom, { least = 1, scale = 1 }: LayoutOptions = {}): CardLayout {
  const kind = classOf(Math.max(cards, least));
  const cardPx = cardWidth(kind, room, MOST_PX * scale);
  const cardHeight = cardPx * CARD_RATIO;
  const { rows, step, rowStep } = arrangement(cards, cardPx, room, kind.stripPx);
  const heightPx = (rows - 1) * rowStep + cardHeight;
  const top = Math.max(0, (room.height - heightPx) / 2);
  const places = rowSizes(cards, rows).flatMap((size, row) => {
    const left = Math.max(0, (room.width - (size - 1) * step - cardPx) / 2);
    return Array.from({ length: size }, (_, index) => ({
      x: left + index * step,
      y: top + row * rowStep,
      width: index === size - 1 ? cardPx : Math.min(step, cardPx),
      height: row === rows - 1 ? cardHeight : Math.min(rowStep, cardHeight),
    }));
  });
  return { cardPx, heightPx, overflows: heightPx > room.height + 1, places };
}

/** A button for the uncovered part of a card, so that its middle can always be tapped. */
export const placeStyle = ({ x, y, width, height }: CardPlace) => ({
  left: `${x}px`,
  top: `${y}px`,
  width: `${width}px`,
  height: `${height}px`,
});

/** Another row must make the cards this much wider. */
const WORTH_A_ROW = 1.15;

/** The widest card with which a whole class of cards fits the room. */
function cardWidth({ cards, stripPx }: CardClass, { width, height }: CardRoom, mostPx: number): number {
  const widths = Array.from({ length: cards }, (_, more) => {
    const perRow = Math.ceil(cards / (more + 1));
    return Math.min(mostPx, width - (perRow - 1) * stripPx, (height - more * stripPx) / CARD_RATIO);
  });
  const widest = widths.reduce((best, one) => (one > best * (best < LEAST_PX ? 1 : WORTH_A_ROW) ? one : best));
  return Math.floor(Math.max(LEAST_PX, widest));
}

interface Arrangement {
  readonly rows: number;
  /** The distance from card to card, and from row to row. */
  readonly step: number;
  readonly rowStep: number;
}

/** A row may cover this much of each card before another row is worth it. */
const LEAST_UNCOVERED = 0.45;

/** The fewest rows in which every card shows enough, or else those that cover the least. */
function arrangement(cards: number, cardPx: number, room: CardRoom, stripPx: number): Arrangement {
  const cardHeight = cardPx * CARD_RATIO;
  const inRows = (rows: number): Arrangement => ({
    rows,
    step: spread(cardPx, room.width, Math.ceil(cards / rows)),
    rowStep: spread(cardHeight, room.height, rows),
  });
  const fitting = Array.from({ length: cards }, (_, more) => inRows(more + 1)).filter(
    ({ step, rowStep }) => step >= stripPx && rowStep >= stripPx,
  );
  if (fitting.length > 0) {
    const uncovered = ({ step, rowStep }: Arrangement) => Math.min(1, step / cardPx, rowStep / cardHeight);
    const open = fitting.find((one) => uncovered(one) >= LEAST_UNCOVERED);
    return open ?? fitting.reduce((best, one) => (uncovered(one) > uncovered(best) ? one : best));
  }
  const perRow = Math.max(1, Math.floor((room.width - cardPx) / stripPx) + 1);
  return { ...inRows(Math.ceil(cards / perRow)), rowStep: stripPx };
}

/** The distance at which so many things of a size fill the room, but no further apart than a gap. */
const spread = (size: number, room: number, count: number): number =>
  count < 2 ? size + GAP_PX : Math.min(size + GAP_PX, (room - size) / (count - 1));

/** Rows that differ by one card at most, the larger ones first. */
const rowSizes = (cards: number, rows: number): number[] =>
  Array.from({ length: rows }, (_, row) => Math.floor(cards / rows) + (row < cards % rows ? 1 : 0));

/** Measures the room of cards whenever it changes. */
export function useCardLayout(group: { readonly current: HTMLElement | null }, cards: number, least = 1): CardLayout {
  const [room, setRoom] = useState<CardRoom>(() => ({ width: innerWidth - 16, height: innerHeight * 0.3 }));
  useLayoutEffect(() => {
    const element = group.current;
    if (element === null) return;
    // The observer reports the first size too, after layout, so that measuring costs no extra layout.
    const watcher = new ResizeObserver(([{ contentRect }]) => {
      const { width, height } = contentRect;
      setRoom((old) => (old.width === width && old.height === height ? old : { width, height }));
    });
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [group]);
  return cardLayout(cards, room, { least, scale: screenScale() });
}
