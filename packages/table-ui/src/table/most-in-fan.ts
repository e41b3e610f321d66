import type { CardAnchor, CardMove } from '@shoal/core';
import type { TableReport } from '@shoal/room';
import type { Sentences } from '../words/sentences/sentences.ts';

/** The most cards that a hidden hand holds in this deal: the largest hand before the first card is taken, and that card. */
export function mostInFan({ view, log }: Pick<TableReport, 'view' | 'log'>, { game }: Sentences): number {
  const moves = game.presentation.moves(log);
  const first = moves.findIndex((move) => !isLaidDown(move));
  const sizes = [...view.handSizes];
  for (const move of first < 0 ? [] : moves.slice(first).reverse()) takeBack(move, sizes);
  return Math.max(...sizes) + 1;
}

const isLaidDown = ({ isGroup }: CardMove): boolean => isGroup === true;

function takeBack(move: CardMove, sizes: number[]): void {
  const { from, to, cards } = move;
  if (isHand(from)) sizes[from.seat] += cards.length;
  if (isHand(to) && !isLaidDown(move)) sizes[to.seat] -= cards.length;
}

const isHand = (anchor: CardAnchor): anchor is Exclude<CardAnchor, string> => typeof anchor === 'object';
