import { useLayoutEffect, useState } from 'preact/hooks';

/** The room for a hand, in CSS pixels. */
export interface HandRoom {
  readonly width: number;
  readonly height: number;
}

/** Width and height of a card are as 44 to 64. */
const CARD_RATIO = 64 / 44;

/** Hands with more cards than this may have smaller cards. */
const MANY = 21;

const LEAST = 44;
const LEAST_OF_MANY = 34;
const MOST = 132;

const gapOf = (cards: number, { width }: HandRoom): number => (cards > MANY ? 4 : width < 600 ? 6 : 8);

export interface HandLayout {
  readonly cardPx: number;
  readonly gapPx: number;
  /** How many cards each row has but the last. */
  readonly perRow: number;
}

/** One more row must make the cards wider by at least this factor. */
const WORTH_A_ROW = 1.3;

/** Makes the cards as wide as the room allows; a hand of the narrowest cards may outgrow it, and the page scrolls. */
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

/** How wide the cards can be in this many rows. */
function widthInRows(cards: number, rows: number, room: HandRoom): number {
  const gap = gapOf(cards, room);
  const perRow = Math.ceil(cards / rows);
  const byWidth = (room.width - (perRow - 1) * gap) / perRow;
  const byHeight = (room.height - (rows - 1) * gap) / rows / CARD_RATIO;
  return Math.min(byWidth, byHeight);
}

/** How much of the screen's height the cards of a person may take. */
const SHARE_OF_HEIGHT = 0.3;
/** Less where the others take three rows. */
const SHARE_IN_CROWD = 0.24;
const SHARE_SIDEWAYS = 0.62;

/** As in the style sheets, which count in rem: large letters get the layout of a smaller screen. */
const SIDEWAYS = '(orientation: landscape) and (max-height: 34.99rem) and (min-width: 35rem)';
/** The others sit around the table and not above it. */
const ROUND = '(min-width: 64rem)';

/** Measures the room for the hand, again whenever the window changes. */
export function useHandRoom(group: { readonly current: HTMLElement | null }, isCrowd: boolean): HandRoom {
  const [room, setRoom] = useState<HandRoom>(() => ({ width: innerWidth - 16, height: heightFor(isCrowd) }));
  useLayoutEffect(() => {
    const element = group.current;
    if (element === null) return;
    const measure = () => {
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(element);
      const width = element.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
      const height = heightFor(isCrowd);
      setRoom((old) => (old.width === width && old.height === height ? old : { width, height }));
    };
    // It reports the first width too, when the frame is laid out anyway.
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    addEventListener('resize', measure);
    return () => {
      watcher.disconnect();
      removeEventListener('resize', measure);
    };
  }, [group, isCrowd]);
  return room;
}

function heightFor(isCrowd: boolean): number {
  if (matchMedia(SIDEWAYS).matches) return innerHeight * SHARE_SIDEWAYS;
  return innerHeight * (isCrowd && !matchMedia(ROUND).matches ? SHARE_IN_CROWD : SHARE_OF_HEIGHT);
}
