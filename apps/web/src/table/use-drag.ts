import type { Touches } from '@shoal/core';
import { useEffect } from 'preact/hooks';

/** A pointer that moves this far is dragging. */
const BEGINS_PX = 12;

interface Drag {
  readonly pointer: number;
  readonly card: HTMLElement;
  readonly x: number;
  readonly y: number;
  isMoving: boolean;
}

/** Parses a drop target: a player to ask, the piles, or null. */
export function droppedOn(anchor: string | undefined): Touches | null {
  const seat = /^seat-(\d+)$/.exec(anchor ?? '')?.[1];
  if (seat !== undefined) return { target: Number(seat) };
  return ['pile', 'up-card', 'stock'].includes(anchor ?? '') ? {} : null;
}

/**
 * Lets people drag cards to the pile or to a player, which equals tapping both in turn.
 * `onDrop` receives the stack and the touches of the target.
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
      // Otherwise the button under the pointer would take the end of a drag for a click.
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, { capture: true }));
      const below = document.elementFromPoint(event.clientX, event.clientY);
      const touches = droppedOn(below?.closest<HTMLElement>('[data-anchor]')?.dataset['anchor']);
      if (touches !== null) onDrop(card.dataset['stack'] ?? '', touches);
    };
    // On the window, because each curtain replaces the table's element.
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
