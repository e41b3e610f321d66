import { CARD_COUNT } from '../../engine/card.ts';
import type { ActionCode } from '../../engine/kind.ts';
import type { Level, Levels } from '../../engine/level.ts';
import type { Rng } from '../../engine/rng.ts';
import { KEEP_PLAYING_CODE, PLAY_CODES } from './codes.ts';
import type { CrazyEightsSight } from './sight.ts';
import type { CrazyEights } from './vocabulary.ts';

/** Bots like to go on: whoever is left decides the next place (R25). */
const votesYes = (sight: CrazyEightsSight): boolean => sight.legal[0] === KEEP_PLAYING_CODE;

const any = ({ legal }: CrazyEightsSight, rng: Rng, count: number): ActionCode =>
  legal[count === 1 ? 0 : rng.below(count)] as ActionCode;

/** Anything that is legal. */
const minnow: Level<CrazyEights> = {
  choose: (sight, rng) => (votesYes(sight) ? KEEP_PLAYING_CODE : any(sight, rng, sight.legalCount)),
};

/** Any card that matches; a wild card only when none does, and a draw or a pass only without both. */
const guppy: Level<CrazyEights> = {
  choose(sight, rng) {
    if (votesYes(sight)) return KEEP_PLAYING_CODE;
    const { legal, legalCount } = sight;
    let naturals = 0;
    while (naturals < legalCount && legal[naturals] < CARD_COUNT) naturals++;
    if (naturals > 0) return any(sight, rng, naturals);
    let plays = 0;
    while (plays < legalCount && legal[plays] < PLAY_CODES) plays++;
    return any(sight, rng, plays > 0 ? plays : legalCount);
  },
};

export const levelsAt = (): Levels<CrazyEights> => ({ minnow, guppy, perch: guppy, pike: guppy, dolphin: guppy });
