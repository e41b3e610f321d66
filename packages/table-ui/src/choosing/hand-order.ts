import type { Card, GameId } from '@shoal/core';
import { SHOWINGS } from '../showing/index.ts';

/** The cards in the order in which they are shown and numbered. */
export const handInOrder = (game: GameId, hand: readonly Card[]): Card[] => SHOWINGS[game].inOrder(hand);
