import type { Seat } from '@shoal/core';
import type { SpokenCall } from '@shoal/table-ui';
import type { ComponentChild } from 'preact';
import { screenScale } from '../cards/card-layout.ts';
import { type BubbleRoom, bubblePlace, edgeOf, lineBetween } from './bubble-place.ts';
import style from './bubbles.module.css';
import type { Spot } from './spot.ts';
import { begin, dismiss, follow, ghost } from './stage.ts';

export interface BubbleLook {
  readonly durationMs: number;
  /** The factor on all motion; 0 shows a bubble that appears and disappears without any. */
  readonly factor: number;
}

const APPEAR_MS = 110;

/** What is shown now, by seat: nobody says two things at once. */
const spoken = new Map<Seat | 'line', HTMLElement>();

/** Shows a bubble at a seat, over whatever is there. Screen readers have the log. */
export function say({ seat, text }: SpokenCall, at: Spot, room: BubbleRoom, look: BubbleLook): void {
  const element = appear(seat, <span class={style.bubble}>{text}</span>, {});
  element.classList.add(style.call);
  element.dataset['call'] = `${seat}`;
  const { side, x, y, tail } = bubblePlace(at, element.getBoundingClientRect(), room);
  element.dataset['side'] = side;
  Object.assign(element.style, { left: `${x}px`, top: `${y}px` });
  element.style.setProperty('--tail', `${tail}px`);
  stay(element, 'scale(0.7)', look);
}

/** Takes away what was said before. */
export function hush(): void {
  for (const element of spoken.values()) dismiss(element);
  spoken.clear();
}

/** Draws a line from one seat to another. */
export function drawLine(from: Spot, to: Spot, room: BubbleRoom, look: BubbleLook): void {
  const { width, height } = room.window;
  const end = edgeOf(to, room);
  const { path, angle } = lineBetween(edgeOf(from, room), end, room);
  const picture = (
    <svg class={style.line} aria-hidden="true" viewBox={`0 0 ${width} ${height}`}>
      <path d={path} />
      <path d={path} />
      <polygon
        points="0,0 -15,-8 -15,8"
        transform={`translate(${end.x} ${end.y}) rotate(${angle}) scale(${screenScale()})`}
      />
    </svg>
  );
  const element = appear('line', picture, { left: 0, top: 0, width, height });
  element.classList.add(style.under);
  element.dataset['line'] = '';
  stay(element, 'none', look);
}

function appear(key: Seat | 'line', picture: ComponentChild, at: Partial<Spot>): HTMLElement {
  const earlier = spoken.get(key);
  if (earlier !== undefined) dismiss(earlier);
  const element = ghost(picture, at);
  spoken.set(key, element);
  return element;
}

/** Removes an element after a while, or at any input. */
function stay(element: HTMLElement, small: string, { durationMs, factor }: BubbleLook): void {
  const remove = () => dismiss(element);
  if (factor === 0) {
    begin(durationMs, remove, { motion: 'words', skip: remove });
    return;
  }
  const appeared = Math.min(0.4, (APPEAR_MS * factor) / durationMs);
  const frames = [
    { opacity: 0, transform: small, easing: 'ease-out' },
    { opacity: 1, transform: 'none', offset: appeared },
    { opacity: 1, transform: 'none', offset: 1 - appeared },
    { opacity: 0, transform: 'none' },
  ];
  follow(element.animate(frames, { duration: durationMs, fill: 'both' }), remove, { motion: 'words' });
}
