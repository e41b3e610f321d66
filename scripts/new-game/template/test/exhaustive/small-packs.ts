import type { Exploration } from '../../../../test/exhaustive/explore.ts';
import { pack, type SmallPacks } from '../../../../test/exhaustive/small-packs.ts';

export const smallPacks: SmallPacks = {
  counted: [{ preset: 'standard', ...pack(2, 2, 2), options: { handSize: 1 }, counting: 'kept', states: 1 }],
  nameless: [{ preset: 'standard', ...pack(2, 2, 2), options: { handSize: 1 } }],
  explore: (): Exploration => {
    throw new Error(
      'Step 17: in packages/games/src/new-game/test/exhaustive/ write a Subject of this game and explore() it on small packs: from every state the game can end.',
    );
  },
};
