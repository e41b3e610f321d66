import { type Card, readCard, SUITS } from '@shoal/core';
import { cardSign, type Pen, say } from '@shoal/language';
import { expect, test } from 'vitest';
import type { CrazyEightsAdviceMessage } from '../../bots/advice.ts';
import { advice } from './advice.ts';

const BO = 1;
const HEARTS = SUITS[1];
const card = (text: string): Card => readCard(text) as Card;
const pen: Pen = {
  name: (seat) => ['Ann', 'Bo'][seat],
  card: (shown) => cardSign(shown, { ascii: false }),
  cards: String,
};
const said = (message: CrazyEightsAdviceMessage): string => say(advice, message, pen);

test('a play is told with what it names', () => {
  expect(said({ key: 'blocks-next', seat: BO, card: card('8S'), suit: HEARTS })).toBe(
    'Play the 8♠ and name hearts: Bo probably cannot play.',
  );
  expect(said({ key: 'keeps-suit', card: card('9H'), suit: HEARTS, count: 2 })).toBe(
    'Play the 9♥: 2 more hearts are left to follow it.',
  );
});
