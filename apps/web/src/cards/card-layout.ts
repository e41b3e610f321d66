import { useLayoutEffect, useState } from 'preact/hooks';

/** The space available for cards, in CSS pixels. */
export interface CardRoom {
  readonly width: number;
  readonly height: number;
}

/** Height divided by width of a card. */
const CARD_RATIO = 64 / 44;

/** Hands larger than this may use smaller cards. */
const MANY = 21;

const LEAST = 44;
const LEAST_OF_MANY = 34;
const MOST = 132;

const gapOf = (cards: number, { width }: CardRoom): number => (cards > MANY ? 4 : width < 600 ? 6 : 8);

export interface CardLayout {
  readonly cardPx: number;
  readonly gapPx: number;
  /** The number of cards in every row except the last. */
  readonly perRow: number;
}

/** Another row must make the cards wider by at least this factor. */
const WORTH_A_ROW = 1.3;

/** Makes the cards as wide as the space allows. A very large hand may still overflow; the page then scrolls. */
export function cardLayout(cards: number, room: CardRoom): CardLayout {
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

/** The width that cards can have in this many rows. */
function widthInRows(cards: number, rows: number, room: CardRoom): number {
  const gap = gapOf(cards, room);
  const perRow = Math.ceil(cards / rows);
  const byWidth = (room.width - (perRow - 1) * gap) / perRow;
  const byHeight = (room.height - (rows - 1) * gap) / rows / CARD_RATIO;
  return Math.min(byWidth, byHeight);
}

/** The shares of the screen height that cards may take. */
interface Shares {
  readonly uncrowded: number;
  /** With so many players that they fill three rows. */
  readonly inCrowd: number;
  /** With the players around the table instead of above it. */
  readonly round: number;
  /** On a phone in landscape. */
  readonly sideways: number;
}

export const SHARES_OF_HAND: Shares = { uncrowded: 0.3, inCrowd: 0.24, round: 0.3, sideways: 0.62 };
export const SHARES_OF_FAN: Shares = { uncrowded: 0.2, inCrowd: 0.15, round: 0.26, sideways: 0.25 };

/** Matches the style sheets, which use rem so that large fonts get the layout of a smaller screen. */
const SIDEWAYS = '(orientation: landscape) and (max-height: 34.99rem) and (min-width: 35rem)';
const ROUND = '(min-width: 64rem)';

/** Measures the space for cards whenever the window changes. */
export function useCardRoom(
  group: { readonly current: HTMLElement | null },
  shares: Shares,
  isCrowd: boolean,
): CardRoom {
  const [room, setRoom] = useState<CardRoom>(() => ({ width: innerWidth - 16, height: heightFor(shares, isCrowd) }));
  useLayoutEffect(() => {
    const element = group.current;
    if (element === null) return;
    const measure = () => {
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(element);
      const width = element.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
      const height = heightFor(shares, isCrowd);
      setRoom((old) => (old.width === width && old.height === height ? old : { width, height }));
    };
    // The observer also reports the first width, after layout, so measuring costs no extra layout.
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    addEventListener('resize', measure);
    return () => {
      watcher.disconnect();
      removeEventListener('resize', measure);
    };
  }, [group, shares, isCrowd]);
  return room;
}

function heightFor({ uncrowded, inCrowd, round, sideways }: Shares, isCrowd: boolean): number {
  if (matchMedia(SIDEWAYS).matches) return innerHeight * sideways;
  if (matchMedia(ROUND).matches) return innerHeight * round;
  return innerHeight * (isCrowd ? inCrowd : uncrowded);
}
