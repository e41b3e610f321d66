import type { Spot } from './stage.ts';

/** Enough of a drawn fan to draw it again after the table has replaced it. */
export interface FanPicture {
  /** Whether a person here could take one of its cards. */
  readonly isLit: boolean;
  readonly label: { readonly text: string; readonly at: Spot };
  /** The place of each back while the pointer is elsewhere. */
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

/** Uses offsets because, unlike a bounding box, they ignore a lifted back. */
const restingIn = (fan: HTMLElement, around: Spot, back: HTMLElement): Spot => ({
  left: around.left + back.offsetLeft - fan.offsetLeft,
  top: around.top + back.offsetTop - fan.offsetTop,
  width: back.offsetWidth,
  height: back.offsetHeight,
});
