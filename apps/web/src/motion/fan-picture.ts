import type { Spot } from './stage.ts';

/** A fan as it was drawn, enough to draw it once more when the table already shows another. */
export interface FanPicture {
  /** Could somebody here take one of its cards? */
  readonly isLit: boolean;
  readonly label: { readonly text: string; readonly at: Spot };
  /** Where each back lies while nobody points at it. */
  readonly backs: readonly Spot[];
}

export function pictureOf(fan: HTMLElement): FanPicture {
  const label = fan.querySelector('[data-label]');
  const around = fan.getBoundingClientRect();
  return {
    isLit: fan.dataset['lit'] === 'true',
    label: { text: label?.textContent ?? '', at: label?.getBoundingClientRect() ?? around },
    backs: [...fan.querySelectorAll<HTMLElement>('[data-back]')].map((back) => restingIn(fan, around, back)),
  };
}

/** Unlike a bounding box, offsets know nothing of a back that is lifted or about to be. */
const restingIn = (fan: HTMLElement, around: Spot, back: HTMLElement): Spot => ({
  left: around.left + back.offsetLeft - fan.offsetLeft,
  top: around.top + back.offsetTop - fan.offsetTop,
  width: back.offsetWidth,
  height: back.offsetHeight,
});
