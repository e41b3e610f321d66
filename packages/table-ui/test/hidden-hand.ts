import { type Action, type Card, cardOf, type GamePresentation, RANKS, SUITS, type View } from '@shoal/core';
import { PRESENTATIONS } from '@shoal/games/presentations';
import type { ShownGame } from '../src/game/shown-game.ts';
import { SHOWN_GAMES } from '../src/words/catalogues.ts';

/** A made-up game: a player takes a card from the hidden hand of seat 1 by its place, or passes. */
export const hiddenHand: GamePresentation = {
  ...PRESENTATIONS['go-fish'],
  handTouch: null,
  stacks: ({ hand }) =>
    hand.map((card) => ({ cards: [card], touches: { card }, isLegal: false, key: null, completeAt: null })),
  buttons: { pass: { keys: ['p'] } },
  meant: ({ type = 'take', ...touches }) => ({ ...touches, type }),
  prompt: () => ({ key: 'which-rank' }),
  action: () => ({ key: 'fish' }),
  table: ({ handSizes }) => ({ piles: [{ type: 'fan', seat: 1, count: handSizes[1] }], badges: [] }),
  seat: () => ({ groups: null, badge: null }),
};

/** The made-up game with words of its own for what is typed. */
export const hiddenHandGame: ShownGame = {
  ...SHOWN_GAMES.en['go-fish'],
  presentation: hiddenHand,
  words: { ...SHOWN_GAMES.en['go-fish'].words, fillers: ['hand'], typed: { pass: ['p', 'pass'] } },
};

export const take = (spot: number): Action => ({ type: 'take', spot });
export const HELD: readonly Card[] = [cardOf(RANKS[11], SUITS[0]), cardOf(RANKS[2], SUITS[1])];

/** A view with two cards in the own hand and `count` in the hidden one. */
export const viewOfHidden = (count: number): View => ({
  ...{ seat: 0, seats: 2, turn: 0, phase: 'take', hand: HELD, handSizes: [HELD.length, count], stockSize: 0 },
  ...{ legal: [...Array.from({ length: count }, (_, spot) => take(spot)), { type: 'pass' }], result: null },
});
