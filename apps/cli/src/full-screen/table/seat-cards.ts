import type { CardGroup } from '@shoal/core';
import { rankSign } from '@shoal/language';
import { beside, type Row, row, span } from '../terminal/row.ts';
import type { Style } from '../terminal/style.ts';
import { type CardLook, type CardSize, rankRows } from './card-art.ts';
import { overlapped } from './overlapped.ts';
import { groupSpans } from './seat-rows.ts';

type BackLook = Omit<CardLook, 'size'>;

/** How much is seen of a card that lies under the next one. */
const STEPS = [3, 2, 1] as const;

/** A hand face down, fanned as far as the columns go; where even edges have no room, as many as fit. */
export function fannedBacks(count: number, size: CardSize, columns: number, look: BackLook): Row[] {
  if (count === 0) return [];
  const step = STEPS.find((one) => (count - 1) * one + size.width <= columns) ?? 1;
  const shown = Math.min(count, Math.max(1, columns - size.width + 1));
  const style: Style = look.colours ? { ground: 'back', tone: 'bar' } : {};
  const [pattern, edge] = look.ascii ? ['/', '|'] : ['░', '▏'];
  const covered = step === 1 ? edge : `${edge}${pattern.repeat(step - 1)}`;
  const line = row(span(covered.repeat(shown - 1) + edge + pattern.repeat(size.width - 1), style));
  return Array.from({ length: size.height }, () => line);
}

/** Groups as cards side by side or overlapping; where there are too many, their number and their ranks. */
export function groupCards(groups: readonly CardGroup[], columns: number, height: number, look: BackLook): Row[] {
  if (groups.length === 0) return [];
  const size = BOOK_SIZES.find((one) => one.height <= height && stepIn(groups.length, one, columns) >= RANK_COLUMNS);
  if (size === undefined)
    return [
      groupSpans(
        groups.map(({ rank }) => rank),
        columns,
        look.ascii,
      ),
    ];
  const step = stepIn(groups.length, size, columns);
  const books = groups.map(({ rank, cards }) => rankRows(rankSign(rank), cards, 'card', { ...look, size }));
  return step > size.width
    ? beside(
        books.map((rows) => ({ rows, width: size.width })),
        row(' '),
      )
    : overlapped(books, step, { ...look, size });
}

/** From the largest. */
const BOOK_SIZES: readonly CardSize[] = [
  { width: 8, height: 5 },
  { width: 6, height: 3 },
];
/** What must be seen of a book under the next one. */
const RANK_COLUMNS = 3;

/** How far apart so many books lie: with a blank between them where there is room. */
const stepIn = (count: number, { width }: CardSize, columns: number): number =>
  count === 1 ? (width <= columns ? width + 1 : 0) : Math.min(width + 1, Math.floor((columns - width) / (count - 1)));
