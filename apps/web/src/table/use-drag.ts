import { useEffect } from 'preact/hooks';
import { CARD_MS } from '../motion/flight.ts';
import { factorNow, follow } from '../motion/stage.ts';
import { type Dragged, type DropTarget, targetOf } from './drop.ts';
import './use-drag.css';

/** A pointer that moves this far is dragging. */
const BEGINS_PX = 12;

/** Cards that do not fit can be dragged too: the rules then say why they do not fit. */
const DRAGGABLE = '[data-turn="true"] [data-stack], [data-spot]';

interface Drag {
  readonly pointer: number;
  readonly card: HTMLElement;
  readonly x: number;
  readonly y: number;
  /** Whether the card lies in something that a swipe scrolls: then the browser decides what a touch begins. */
  readonly canScroll: boolean;
  isMoving: boolean;
}

/** What dropping a card on a target does; null if nothing can be dropped there. */
type Drop = (dragged: Dragged, target: DropTarget) => (() => void) | null;

/** Lets people drag cards to the piles or to a player, or from a hidden hand into their own. */
export function useDrag(root: { readonly current: HTMLElement | null }, drop: Drop): void {
  useEffect(() => {
    let drag: Drag | null = null;
    const begin = (event: PointerEvent) => {
      const card = (event.target as Element).closest<HTMLElement>(DRAGGABLE);
      if (card === null || !root.current?.contains(card) || !event.isPrimary || event.button !== 0) return;
      const { pointerId: pointer, clientX: x, clientY: y } = event;
      drag = { pointer, card, x, y, canScroll: scrolls(card), isMoving: false };
    };
    const move = (event: PointerEvent) => {
      if (drag !== null && event.pointerId === drag.pointer) carry(drag, event, drop);
    };
    const end = (event: PointerEvent) => {
      if (drag === null || event.pointerId !== drag.pointer) return;
      const { card, isMoving } = drag;
      drag = null;
      if (!isMoving) return;
      // Found before the card glides back, which it does over the place where it was dropped.
      const below = event.type === 'pointercancel' ? null : dropBelow(card, event, drop);
      release(card);
      below?.run();
    };
    const holdPage = (event: TouchEvent) => {
      if (drag !== null && event.cancelable && !drag.canScroll) event.preventDefault();
    };
    // On the window, because each curtain replaces the table's element.
    addEventListener('pointerdown', begin);
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
    addEventListener('touchmove', holdPage, { passive: false });
    return () => {
      removeEventListener('pointerdown', begin);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      removeEventListener('touchmove', holdPage);
    };
  }, [root, drop]);
}

/** Asked before the card moves, since a card that is carried past the edge of the window makes the page larger. */
const scrolls = (card: HTMLElement): boolean =>
  document.documentElement.scrollHeight > innerHeight || card.closest('[data-overflows="true"]') !== null;

const draggedBy = ({ dataset: { stack, spot } }: HTMLElement): Dragged =>
  stack === undefined ? { spot: Number(spot) } : { stack };

/** Moves the card with the pointer. Unlike `transform`, `translate` has no transition that lags behind. */
function carry(drag: Drag, event: PointerEvent, drop: Drop): void {
  const { card } = drag;
  const [x, y] = [event.clientX - drag.x, event.clientY - drag.y];
  if (!drag.isMoving) {
    if (Math.hypot(x, y) < BEGINS_PX) return;
    drag.isMoving = true;
    // Otherwise everything that the card passes would react to the pointer.
    card.setPointerCapture(drag.pointer);
    card.dataset['held'] = 'true';
  }
  card.style.translate = `${x}px ${y}px`;
  mark(dropBelow(card, event, drop)?.anchor ?? null);
}

/** The drop below the pointer, or else below the middle of the card, which need not be the same. */
function dropBelow(card: HTMLElement, { clientX, clientY }: PointerEvent, drop: Drop) {
  const { left, top, width, height } = card.getBoundingClientRect();
  return dropAt(card, clientX, clientY, drop) ?? dropAt(card, left + width / 2, top + height / 2, drop);
}

function dropAt(card: HTMLElement, x: number, y: number, drop: Drop) {
  const anchor = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-anchor]') ?? null;
  const target = targetOf(anchor?.dataset['anchor']);
  const run = target === null ? null : drop(draggedBy(card), target);
  return anchor === null || run === null ? null : { anchor, run };
}

/** Shows where the card would be dropped. */
function mark(anchor: HTMLElement | null): void {
  for (const marked of document.querySelectorAll<HTMLElement>('[data-over]')) {
    if (marked !== anchor) delete marked.dataset['over'];
  }
  if (anchor !== null) anchor.dataset['over'] = 'true';
}

/** Lets the card glide back, unless the table moves it on from where it was dropped. */
function release(card: HTMLElement): void {
  mark(null);
  // Otherwise the button under the pointer would take the end of a drag for a click.
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }));
  const { translate } = card.style;
  card.style.removeProperty('translate');
  const back = { duration: CARD_MS * factorNow(), easing: 'ease-in-out' };
  follow(card.animate([{ translate }, { translate: '0 0' }], back), () => delete card.dataset['held']);
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
