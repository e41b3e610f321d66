import { cardOf, type RulePicture, rankNamed, SUITS } from '@shoal/core';
import type { OldMaidOptions } from '../rules/options.ts';

export interface OldMaidPictureMessage {
  readonly key: 'take' | 'pair-of-rank' | 'pair-of-colour' | 'queen-left-over' | 'secret-left-over';
}

type Picture = RulePicture<OldMaidPictureMessage>;

const [SPADES, HEARTS, , CLUBS] = SUITS;
const FIVE = rankNamed('5');

const TAKE: Picture = {
  message: { key: 'take' },
  parts: [{ type: 'cards', cards: [null, null, null, null, null], lit: [3] }],
};

/** A take, a pair, and the card that nobody wants. */
export const picturesOf = ({ odd, pair }: OldMaidOptions): readonly Picture[] => [
  TAKE,
  {
    message: { key: pair === 'rank' ? 'pair-of-rank' : 'pair-of-colour' },
    parts: [{ type: 'cards', cards: [cardOf(FIVE, SPADES), cardOf(FIVE, pair === 'rank' ? HEARTS : CLUBS)] }],
  },
  {
    message: { key: odd === 'queen' ? 'queen-left-over' : 'secret-left-over' },
    parts: [{ type: 'cards', cards: [odd === 'queen' ? cardOf(rankNamed('Q'), SPADES) : null], lit: [0] }],
  },
];
