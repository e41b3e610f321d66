import type { Touches } from '@shoal/table-ui';
import { useEffect } from 'preact/hooks';

/** From here on a touch is a drag. */
const BEGINS_PX = 12;

interface Drag {
  readonly pointer: number;
  readonly card: HTMLElement;
  readonly x: number;
  readonly y: number;
  isMoving: boolean;
}

/** What a card or stack was dropped on: a player to ask, the pile, or nothing. */
export function droppedOn(anchor: string | undefined): Touches | null {
  const seat = /^seat-(\d+)$/.exec(anchor ?? '')?.[1];
  if (seat !== undefined) return { target: Number(seat) };
  return ['pile', 'up-card', 'stock'].includes(anchor ?? '') ? {} : null;
}

/**
 * Cards can be dragged to the pile or to a player: the same as touching one after the other, so nobody needs it.
 * `onDrop` is told which stack of the hand was dropped on what.
 */
export function useDrag(
  root: { readonly current: HTMLElement | null },
  onDrop: (stack: string, touches: Touches) => void,
): void {
  useEffect(() => {
    let drag: Drag | null = null;
    const begin = (event: PointerEvent) => {
      const card = (event.target as Element).closest<HTMLElement>('[data-stack][data-legal="true"]');
      if (card !== null && root.current?.contains(card) && event.isPrimary && event.button === 0) {
        drag = { pointer: event.pointerId, card, x: event.clientX, y: event.clientY, isMoving: false };
      }
    };
    const move = (event: PointerEvent) => {
      if (drag === null || event.pointerId !== drag.pointer) return;
      const [x, y] = [event.clientX - drag.x, event.clientY - drag.y];
      if (!drag.isMoving && Math.hypot(x, y) < BEGINS_PX) return;
      drag.isMoving = true;
      drag.card.style.transform = `translate(${x}px, ${y}px)`;
      drag.card.style.pointerEvents = 'none';
      drag.card.style.zIndex = '25';
    };
    const end = (event: PointerEvent) => {
      if (drag === null || event.pointerId !== drag.pointer) return;
      const { card, isMoving } = drag;
      drag = null;
      for (const property of ['transform', 'pointer-events', 'z-index']) card.style.removeProperty(property);
      if (!isMoving || event.type === 'pointercancel') return;
      // The button under the pointer must not take the end of a drag for a click.
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, { capture: true }));
      const below = document.elementFromPoint(event.clientX, event.clientY);
      const touches = droppedOn(below?.closest<HTMLElement>('[data-anchor]')?.dataset['anchor']);
      if (touches !== null) onDrop(card.dataset['stack'] ?? '', touches);
    };
    // Not on the table itself, which is another one after each curtain.
    addEventListener('pointerdown', begin);
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
    return () => {
      removeEventListener('pointerdown', begin);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
    };
  }, [root, onDrop]);
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
