import { type ActionCode, CARD_COUNT, type Card, SUIT_COUNT, type Suit } from '@shoal/core';
import type { CrazyEightsAction } from './vocabulary.ts';

/** Plays come first: a card alone, then every card once for each suit it could name. */
export const PLAY_CODES = CARD_COUNT * (SUIT_COUNT + 1);
export const DRAW_CODE = PLAY_CODES as ActionCode;
export const PASS_CODE = (PLAY_CODES + 1) as ActionCode;
export const KEEP_PLAYING_CODE = (PLAY_CODES + 2) as ActionCode;
export const STOP_CODE = (PLAY_CODES + 3) as ActionCode;
export const CODE_COUNT = PLAY_CODES + 4;

export const namingCode = (card: number, suit: number): ActionCode => (card + CARD_COUNT * (suit + 1)) as ActionCode;

/** The suit that a play names, counted from 1; 0 when it names none. */
export const namedIn = (code: ActionCode): number => (code / CARD_COUNT) | 0;

export const cardIn = (code: ActionCode): Card => (code - namedIn(code) * CARD_COUNT) as Card;

/** The card and the suit that a play is made of. */
export const playedIn = (code: ActionCode): { card: Card; suit?: Suit } =>
  code < CARD_COUNT ? { card: cardIn(code) } : { card: cardIn(code), suit: (namedIn(code) - 1) as Suit };

export function encode(action: CrazyEightsAction): ActionCode {
  switch (action.type) {
    case 'play':
      return action.suit === undefined ? (action.card as number as ActionCode) : namingCode(action.card, action.suit);
    case 'draw':
      return DRAW_CODE;
    case 'pass':
      return PASS_CODE;
    case 'keep-playing':
      return KEEP_PLAYING_CODE;
    case 'stop':
      return STOP_CODE;
  }
}

export function decode(code: ActionCode): CrazyEightsAction {
  if (code < PLAY_CODES) return { type: 'play', ...playedIn(code) };
  if (code === DRAW_CODE) return { type: 'draw' };
  if (code === PASS_CODE) return { type: 'pass' };
  return code === KEEP_PLAYING_CODE ? { type: 'keep-playing' } : { type: 'stop' };
}
