/** The room for a hand, in CSS pixels. */
export interface HandRoom {
  readonly width: number;
  readonly height: number;
}

/** Width and height of a card are as 44 to 64. */
const CARD_RATIO = 64 / 44;

/** Hands with more cards than this may have smaller ones. */
const MANY = 21;

const LEAST = 44;
const LEAST_OF_MANY = 34;
const MOST = 132;

const gapOf = (cards: number, { width }: HandRoom): number => (cards > MANY ? 4 : width < 600 ? 6 : 8);

/** How a hand is laid out. */
export interface HandLayout {
  readonly cardPx: number;
  readonly gapPx: number;
  /** So many in every row but the last. */
  readonly perRow: number;
}

/** One row more must make cards at least so much wider. */
const WORTH_A_ROW = 1.3;

/** The widest cards with which the hand fits its room; below the least it grows beyond it, and the page scrolls. */
export function handLayout(cards: number, room: HandRoom): HandLayout {
  const gapPx = gapOf(cards, room);
  const least = cards > MANY ? LEAST_OF_MANY : LEAST;
  let [rows, widest] = [1, widthInRows(cards, 1, room)];
  for (let more = 2; more <= cards; more++) {
    const width = widthInRows(cards, more, room);
    if (width > widest * (widest < least ? 1 : WORTH_A_ROW)) [rows, widest] = [more, width];
  }
  const cardPx = Math.floor(Math.max(least, Math.min(MOST, widest)));
  const fitting = Math.max(1, Math.floor((room.width + gapPx) / (cardPx + gapPx)));
  return { cardPx, gapPx, perRow: Math.min(fitting, Math.ceil(cards / rows)) };
}

/** How wide cards can be in so many rows. */
function widthInRows(cards: number, rows: number, room: HandRoom): number {
  const gap = gapOf(cards, room);
  const perRow = Math.ceil(cards / rows);
  const byWidth = (room.width - (perRow - 1) * gap) / perRow;
  const byHeight = (room.height - (rows - 1) * gap) / rows / CARD_RATIO;
  return Math.min(byWidth, byHeight);
}
