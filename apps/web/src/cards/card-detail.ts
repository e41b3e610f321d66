/** How much of a face is drawn: rank and suit, corner indices too, or every pip and the court pictures. */
export type CardDetail = 'small' | 'medium' | 'large';

const MEDIUM_FROM_PX = 52;
const LARGE_FROM_PX = 96;

/** The detail that is legible on a card so many CSS pixels wide. */
export function detailAt(widthPx: number): CardDetail {
  if (widthPx < MEDIUM_FROM_PX) return 'small';
  return widthPx < LARGE_FROM_PX ? 'medium' : 'large';
}
