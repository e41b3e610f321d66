import type { GameWords } from '@shoal/language';
import { words as crazyEights } from '../crazy-eights/words/es/index.ts';
import type { GameId } from '../game-ids.ts';
import { words as goFish } from '../go-fish/words/es/index.ts';
import { words as oldMaid } from '../old-maid/words/es/index.ts';

export const words: Readonly<Record<GameId, GameWords>> = {
  'go-fish': goFish,
  'crazy-eights': crazyEights,
  'old-maid': oldMaid,
};
