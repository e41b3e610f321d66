import type { GameId } from '@shoal/core';
import { crazyEights } from './crazy-eights.ts';
import { goFish } from './go-fish.ts';
import type { Showing } from './showing.ts';

/** How each game is shown: one line each, and a game without one fails the type check. */
export const SHOWINGS: Readonly<Record<GameId, Showing>> = { 'go-fish': goFish, 'crazy-eights': crazyEights };
