import type { Card } from '@shoal/core';
import { type ComponentChild, h, render } from 'preact';
import { CardBack, type CardDetail, CardFace } from '../cards/card-face.tsx';
import { settings } from '../page/page-settings.ts';
import { motionFactor } from './flight.ts';
import type { Spot } from './spot.ts';
import style from './stage.module.css';

/** The factor on the durations of everything that moves, by the settings of the page and of the system. */
export const factorNow = (): number =>
  motionFactor(settings.value.speed, matchMedia('(prefers-reduced-motion: reduce)').matches);

/** The factor on all other durations: people who want no motion still need time to read. */
export const paceNow = (): number => motionFactor(settings.value.speed, false);

/** What is under way: cards on the move, or what the seats say. */
type Motion = 'cards' | 'words';

interface Waiting {
  readonly motion: Motion;
  readonly skip: () => void;
}

/** Running animations. Any input ends them. */
const running = new Map<Animation, Motion>();
/** Timers of what has not started. */
const waiting = new Map<ReturnType<typeof setTimeout>, Waiting>();
/** What waits until the cards have landed. */
const landings = new Set<() => void>();

const areCardsMoving = (): boolean =>
  [...running.values(), ...[...waiting.values()].map(({ motion }) => motion)].includes('cards');

/** Calls back once no card moves, at once if none does. Returns how to stop waiting. */
export function afterCards(landed: () => void): () => void {
  landings.add(landed);
  tellLanded();
  return () => landings.delete(landed);
}

function tellLanded(): void {
  if (areCardsMoving()) return;
  for (const landed of [...landings]) {
    landings.delete(landed);
    landed();
  }
}

export function finishAll(): void {
  const skipped = [...waiting];
  waiting.clear();
  for (const [timer, { skip }] of skipped) {
    clearTimeout(timer);
    skip();
  }
  for (const animation of [...running.keys()]) animation.finish();
  tellLanded();
}

/** Starts something later, unless an input comes first. Creating all cards at once would take longer than a frame. */
export function begin(
  delayMs: number,
  start: () => void,
  { motion = 'cards', skip = () => undefined }: Partial<Waiting> = {},
): void {
  if (delayMs === 0) {
    start();
    return;
  }
  const timer = setTimeout(() => {
    waiting.delete(timer);
    start();
  }, delayMs);
  waiting.set(timer, { motion, skip });
}

export function follow(
  animation: Animation,
  onEnd: () => void = () => undefined,
  { motion = 'cards' }: Pick<Partial<Waiting>, 'motion'> = {},
): void {
  running.set(animation, motion);
  const end = () => {
    running.delete(animation);
    onEnd();
    tellLanded();
  };
  animation.addEventListener('finish', end);
  animation.addEventListener('cancel', end);
}

/** The transform that draws the box `to`, from its upper left corner, at `from`. */
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
  const frames = [{ scale: '0 1' }, { scale: '1 1' }];
  follow(element.animate(frames, { duration: durationMs, delay: delayMs, fill: 'backwards', easing: 'ease-out' }));
}

/** Draws an element at another box. Leaves `transform` to style sheets, which lift cards with it. */
function shift(from: Spot, to: Spot): Keyframe {
  const [x, y] = [from.left - to.left + (from.width - to.width) / 2, from.top - to.top + (from.height - to.height) / 2];
  return { translate: `${x}px ${y}px`, scale: `${from.width / to.width} ${from.height / to.height}` };
}

const IN_PLACE: Keyframe = { translate: '0 0', scale: '1 1' };

/** Moves an element into its place from another one. The caller measures, since each measurement costs a layout. */
export function moveFrom(element: HTMLElement, from: Spot, to: Spot, { delayMs, durationMs }: MotionTiming): void {
  if (to.width === 0) return;
  const frames = [
    // Until it starts, the card is hidden among those it comes from.
    { ...shift(from, to), opacity: delayMs > 0 ? 0 : 1, easing: 'step-start' },
    { ...shift(from, to), opacity: 1, offset: 0.01, easing: 'ease-out' },
    { ...IN_PLACE, opacity: 1 },
  ];
  follow(element.animate(frames, { duration: durationMs, delay: delayMs, fill: 'backwards' }));
}

/** The distance by which cards are lifted that somebody speaks of. */
const LIFT = '0 -0.6rem';

/** Lifts cards for a while, together with any motion that they are in. */
export function lift(element: HTMLElement, durationMs: number): void {
  const frames = [
    { translate: '0 0', easing: 'ease-out' },
    { translate: LIFT, offset: 0.2 },
    { translate: LIFT, offset: 0.8, easing: 'ease-in' },
    { translate: '0 0' },
  ];
  follow(element.animate(frames, { duration: durationMs, composite: 'add' }));
}

/** Slides an element to a new place, together with any motion that it is in. */
export function slideFrom(element: HTMLElement, from: Spot, to: Spot, durationMs: number): void {
  if (to.width === 0) return;
  const timing = { duration: durationMs, easing: 'ease-out', composite: 'add' } as const;
  follow(element.animate([shift(from, to), IN_PLACE], timing));
}

/** Draws something above the table for a moment, out of reach of pointers and screen readers. */
export function ghost(picture: ComponentChild, at: Partial<Spot>): HTMLElement {
  const element = document.createElement('div');
  element.className = style.ghost;
  element.setAttribute('aria-hidden', 'true');
  Object.assign(element.style, boxOf(at));
  render(picture, element);
  document.body.append(element);
  return element;
}

const boxOf = ({ left, top, width, height }: Partial<Spot>) => ({
  left: px(left),
  top: px(top),
  width: px(width),
  height: px(height),
});

const px = (length?: number): string => (length === undefined ? 'auto' : `${length}px`);

const sideOf = (card: Card | null, detail: CardDetail = 'small'): ComponentChild =>
  card === null ? h(CardBack, {}) : h(CardFace, { card, detail });

export function dismiss(element: HTMLElement): void {
  render(null, element);
  element.remove();
}

/** Flies a card from one spot to another and removes it there. */
export function fly(card: Card | null, from: Spot, to: Spot, { delayMs, durationMs }: MotionTiming): void {
  begin(delayMs, () => flyInSight(card, from, to, { delayMs: 0, durationMs }));
}

/** Flies a card that is in sight from the start, as those are that lay open in the viewer's hand. */
export function flyInSight(card: Card | null, from: Spot, to: Spot, { delayMs, durationMs }: MotionTiming): void {
  const element = ghost(sideOf(card), to);
  const frames = [
    { transformOrigin: '0 0', transform: offset(from, to), opacity: 1 },
    { transformOrigin: '0 0', transform: 'none', opacity: 1, offset: 0.85 },
    { transformOrigin: '0 0', transform: 'none', opacity: 0 },
  ];
  const timing = { duration: durationMs, delay: delayMs, easing: 'ease-out', fill: 'both' } as const;
  follow(element.animate(frames, timing), () => dismiss(element));
}

/** Lays a card on a pile. Until it lies there, the card below it stays in sight, and hides the pile that is drawn. */
export function layOn(card: Card, below: Card, from: Spot, pile: Spot, durationMs: number): void {
  const [under, over] = [below, card].map((one) => ghost(sideOf(one, 'medium'), pile));
  under.style.zIndex = '0';
  const frames = [
    { transformOrigin: '0 0', transform: offset(from, pile) },
    { transformOrigin: '0 0', transform: 'none' },
  ];
  follow(over.animate(frames, { duration: durationMs, easing: 'ease-out', fill: 'both' }), () => {
    dismiss(under);
    dismiss(over);
  });
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
