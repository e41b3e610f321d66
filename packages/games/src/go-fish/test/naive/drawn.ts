import { RANKS } from '../../../../test/naive/cards.ts';
import { pictureOf } from '../../../../test/naive/picture.ts';
import { NaiveGoFish } from './engine.ts';
import { presets } from './presets.ts';
import type { GoFishRules } from './types.ts';

/** A table as drawn, in the midst of a game; standard rules but for those given. */
export function goFishAt(drawing: string, changed: Partial<GoFishRules> = {}): NaiveGoFish {
  const { hands, turn, stock } = pictureOf(drawing);
  const seats = hands.length;
  const rules = { ...presets.standard.rules(seats), ...changed };
  // Any deal will do to begin with, as long as it does not end the game; then the table is laid as drawn.
  const pack = RANKS.slice(0, seats).map((rank) => `${rank}S`);
  const game = new NaiveGoFish({ rules: { ...rules, handSize: 1 }, seats, firstSeat: turn, pack });
  game.hands = hands;
  game.stock = stock;
  return game;
}
