import type { Card, View } from '@shoal/core';
import type { GameId } from '@shoal/games';
import { crazyEights } from './crazy-eights.ts';
import type { GamePresentation } from './game-presentation.ts';
import { goFish } from './go-fish.ts';
import type { HandStack } from './hand-stack.ts';

/** How each game is shown: one line each, and a game without one fails the type check. */
export const PRESENTATIONS: Readonly<Record<GameId, GamePresentation>> = {
  'go-fish': goFish,
  'crazy-eights': crazyEights,
};

export const handStacks = (game: GameId, view: View): HandStack[] => PRESENTATIONS[game].stacks(view);

/** The cards in the order in which they are shown and numbered. */
export const handInOrder = (game: GameId, hand: readonly Card[]): Card[] => PRESENTATIONS[game].inOrder(hand);
