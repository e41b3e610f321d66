import type { Card } from '@shoal/core';
import type { GameNames, GameTitle, Language, TableSketch } from '@shoal/language';
import { title as crazyEights } from './crazy-eights/title.ts';
import { type GameId, perGame } from './game-ids.ts';
import { title as goFish } from './go-fish/title.ts';
import { title as oldMaid } from './old-maid/title.ts';

/** What each game is called and which cards stand for it: one line each. */
const TITLES: Readonly<Record<GameId, GameTitle>> = {
  'go-fish': goFish,
  'crazy-eights': crazyEights,
  'old-maid': oldMaid,
};

export const namesIn = <L extends Language>(language: L): Readonly<Record<GameId, GameNames[L]>> =>
  perGame((id) => TITLES[id].names[language]);

export const sketchOf = (id: GameId): TableSketch => TITLES[id].sketch;

export const emblemOf = (id: GameId): readonly Card[] => TITLES[id].emblem;
