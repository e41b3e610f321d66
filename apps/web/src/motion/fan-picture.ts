import { restingBox, type Spot } from './spot.ts';

/** Enough of a drawn fan to draw it again after the table has replaced it. */
export interface FanPicture {
  /** Whether a person here could take one of its cards. */
  readonly isLit: boolean;
  readonly label: { readonly text: string; readonly at: Spot };
  /** The place of each whole card, also where others cover it, while the pointer is elsewhere. */
  readonly backs: readonly Spot[];
}

export function pictureOf(fan: HTMLElement): FanPicture {
  const label = fan.querySelector('[data-label]') ?? fan;
  return {
    isLit: fan.dataset['lit'] === 'true',
    label: { text: label.textContent ?? '', at: boxOfText(label) },
    backs: [...fan.querySelectorAll<HTMLElement>('[data-back] > :last-child')].map(restingBox),
  };
}

/** Only the words: their element is as wide as the fan. */
function boxOfText(element: Element): Spot {
  const words = document.createRange();
  words.selectNodeContents(element);
  return words.getBoundingClientRect();
}
