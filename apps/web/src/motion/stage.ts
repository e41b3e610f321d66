import type { Card } from '@shoal/core';
import { type ComponentChild, h, render } from 'preact';
import { CardBack, CardFace } from '../cards/card-face.tsx';
import style from './stage.module.css';

/** A rectangle on the screen, now or before. */
export type Spot = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** Running animations. Nothing waits for them, and any input ends them. */
const running = new Set<Animation>();
/** Timers of animations that have not started. */
const waiting = new Set<ReturnType<typeof setTimeout>>();

export function finishAll(): void {
  for (const timer of waiting) clearTimeout(timer);
  waiting.clear();
  for (const animation of [...running]) animation.finish();
}

/** Starts an animation later: creating all cards at once would take longer than a frame. */
function begin(delayMs: number, start: () => void): void {
  if (delayMs === 0) {
    start();
    return;
  }
  const timer = setTimeout(() => {
    waiting.delete(timer);
    start();
  }, delayMs);
  waiting.add(timer);
}

export function follow(animation: Animation, onEnd: () => void = () => undefined): void {
  running.add(animation);
  const end = () => {
    running.delete(animation);
    onEnd();
  };
  animation.addEventListener('finish', end);
  animation.addEventListener('cancel', end);
}

export const offset = (from: Spot, to: Spot): string =>
  `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width}, ${from.height / to.height})`;

export interface MotionTiming {
  readonly delayMs: number;
  readonly durationMs: number;
}

/** Fades in an element that is already in place. It can be clicked from the start. */
export function fadeIn(element: HTMLElement, { delayMs, durationMs }: MotionTiming): void {
  const frames = [{ opacity: 0 }, { opacity: 1 }];
  follow(element.animate(frames, { duration: durationMs, delay: delayMs, fill: 'backwards', easing: 'ease-in' }));
}

/** Turns over a card that is already in place; before that it stands on its edge. */
export function turnOver(element: HTMLElement, { delayMs, durationMs }: MotionTiming): void {
  const frames = [{ transform: 'scaleX(0)' }, { transform: 'none' }];
  follow(element.animate(frames, { duration: durationMs, delay: delayMs, fill: 'backwards', easing: 'ease-out' }));
}

/** Moves an element into its place from another one. The caller measures, since each measurement costs a layout. */
export function moveFrom(element: HTMLElement, from: Spot, to: Spot, { delayMs, durationMs }: MotionTiming): void {
  if (to.width === 0) return;
  const frames = [
    // Until it starts, the card is hidden among those it comes from.
    { transformOrigin: '0 0', transform: offset(from, to), opacity: delayMs > 0 ? 0 : 1, easing: 'step-start' },
    { transformOrigin: '0 0', transform: offset(from, to), opacity: 1, offset: 0.01, easing: 'ease-out' },
    { transformOrigin: '0 0', transform: 'none', opacity: 1 },
  ];
  follow(element.animate(frames, { duration: durationMs, delay: delayMs, fill: 'backwards' }));
}

/** Draws something above the table for a moment, out of reach of pointers and screen readers. */
export function ghost(picture: ComponentChild, at: Spot): HTMLElement {
  const element = document.createElement('div');
  element.className = style.ghost;
  element.setAttribute('aria-hidden', 'true');
  Object.assign(element.style, boxOf(at));
  render(picture, element);
  document.body.append(element);
  return element;
}

const boxOf = ({ left, top, width, height }: Spot) => ({
  left: `${left}px`,
  top: `${top}px`,
  width: `${width}px`,
  height: `${height}px`,
});

const sideOf = (card: Card | null): ComponentChild =>
  card === null ? h(CardBack, {}) : h(CardFace, { card, detail: 'small' });

export function dismiss(element: HTMLElement): void {
  render(null, element);
  element.remove();
}

/** Flies a card from one spot to another and removes it there. */
export function fly(card: Card | null, from: Spot, to: Spot, { delayMs, durationMs }: MotionTiming): void {
  begin(delayMs, () => flyNow(card, from, to, durationMs));
}

function flyNow(card: Card | null, from: Spot, to: Spot, durationMs: number): void {
  const element = ghost(sideOf(card), to);
  const frames = [
    { transformOrigin: '0 0', transform: offset(from, to), opacity: 1 },
    { transformOrigin: '0 0', transform: 'none', opacity: 1, offset: 0.85 },
    { transformOrigin: '0 0', transform: 'none', opacity: 0 },
  ];
  const animation = element.animate(frames, { duration: durationMs, easing: 'ease-out', fill: 'both' });
  follow(animation, () => dismiss(element));
}

/** Shows a card at its old place until another covers it. */
export function linger(card: Card, at: Spot, durationMs: number): void {
  const element = ghost(sideOf(card), at);
  element.style.zIndex = '0';
  follow(element.animate([{ opacity: 1 }, { opacity: 1 }], { duration: durationMs }), () => dismiss(element));
}

/** Fans out the cards of a book and moves them to their owner. */
export function gather(cards: readonly Card[], from: Spot, to: Spot, { delayMs, durationMs }: MotionTiming): void {
  const middle = (cards.length - 1) / 2;
  cards.forEach((card, index) => {
    const element = ghost(sideOf(card), to);
    const fanned = {
      ...from,
      left: from.left + (index - middle) * from.width * 0.7,
      top: from.top - from.height * 0.4,
    };
    const frames = [
      { transformOrigin: '0 0', transform: offset(from, to), opacity: 0 },
      { transformOrigin: '0 0', transform: offset(fanned, to), opacity: 1, offset: 0.35 },
      { transformOrigin: '0 0', transform: offset(fanned, to), opacity: 1, offset: 0.65 },
      { transformOrigin: '0 0', transform: 'none', opacity: 0 },
    ];
    const timing = { delay: delayMs, duration: durationMs, easing: 'ease-in-out', fill: 'both' } as const;
    const animation = element.animate(frames, timing);
    follow(animation, () => dismiss(element));
  });
}
