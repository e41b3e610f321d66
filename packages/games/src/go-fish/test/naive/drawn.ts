import { RANKS } from '../../../../test/naive/cards.ts';
import { pictureOf } from '../../../../test/naive/picture.ts';
import { NaiveGoFish } from './engine.ts';
import { presets } from './presets.ts';
import type { GoFishRules } from './types.ts';

/** A table in mid-game from a drawing, by standard rules with changes. */
export function goFishAt(drawing: string, changed: Partial<GoFishRules> = {}): NaiveGoFish {
  const { hands, turn, stock } = pictureOf(drawing);
  const seats = hands.length;
  const rules = { ...presets.standard.rules(seats), ...changed };
  // Starts from any deal that does not end the game, and then lays out the drawn cards.
  const pack = RANKS.slice(0, seats).map((rank) => `${rank}S`);
  const game = new NaiveGoFish({ rules: { ...rules, handSize: 1 }, seats, firstSeat: turn, pack });
  game.hands = hands;
  game.stock = stock;
  return game;
}
