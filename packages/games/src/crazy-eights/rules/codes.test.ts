import { type ActionCode, CARD_COUNT, type Card, SUITS } from '@shoal/core';
import { describe, expect, test } from 'vitest';
import { CODE_COUNT, decode, encode, namedIn, namingCode, PLAY_CODES } from './codes.ts';

const codes = Array.from({ length: CODE_COUNT }, (_, code) => code as ActionCode);

describe('codes of actions', () => {
  test('there is one for every card, every card with every suit, draw, pass and the two votes', () => {
    expect(CODE_COUNT).toBe(52 + 52 * 4 + 4);
  });

  test('every code stands for one action and every action for one code', () => {
    expect(codes.map((code) => encode(decode(code)))).toEqual(codes);
    expect(new Set(codes.map((code) => JSON.stringify(decode(code)))).size).toBe(CODE_COUNT);
  });

  test('the last four are draw, pass, keep playing and stop', () => {
    expect(codes.slice(PLAY_CODES).map((code) => decode(code).type)).toEqual(['draw', 'pass', 'keep-playing', 'stop']);
  });

  test('a play tells its card and the suit it names', () => {
    for (let card = 0; card < CARD_COUNT; card++) {
      expect(decode(card as ActionCode)).toEqual({ type: 'play', card });
      expect(namedIn(card as ActionCode)).toBe(0);
      for (const suit of SUITS) {
        const code = namingCode(card, suit);
        expect(code).toBe(encode({ type: 'play', card: card as Card, suit }));
        expect(decode(code)).toEqual({ type: 'play', card, suit });
        expect(namedIn(code)).toBe(suit + 1);
      }
    }
  });
});
