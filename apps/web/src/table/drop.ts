import type { Seat, Touches } from '@shoal/core';
import { pileIn } from '@shoal/table-ui';
import type { TableView } from './table-view.ts';

/** A stack of the hand, or a back of the hidden hand. */
export type Dragged = { readonly stack: string } | { readonly spot: number };

/** Where a card can be dropped. */
export type DropTarget = 'piles' | 'hand' | { readonly seat: Seat };

/** Parses the anchor that a card was dropped on. */
export function targetOf(anchor: string | undefined): DropTarget | null {
  const seat = /^seat-(\d+)$/.exec(anchor ?? '')?.[1];
  if (seat !== undefined) return { seat: Number(seat) };
  if (anchor === 'hand') return anchor;
  return ['pile', 'up-card', 'stock'].includes(anchor ?? '') ? 'piles' : null;
}

/** The touches that equal a drop, or null if nothing can be dropped there. The rules may still refuse them. */
export function touchesOfDrop(view: TableView, dragged: Dragged, target: DropTarget): Touches | null {
  if ('spot' in dragged) return target === 'hand' ? dragged : null;
  const touches = view.stacks.find(({ id }) => id === dragged.stack)?.touches ?? null;
  if (touches === null || target === 'hand') return null;
  if (target === 'piles') return pileIn(view.model.middle, 'up-card') === undefined ? null : touches;
  const { seat } = target;
  return view.targets.length === 0 || seat === view.own?.seat ? null : { ...touches, target: seat };
}
