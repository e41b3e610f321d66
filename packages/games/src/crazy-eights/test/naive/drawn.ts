import { pictureOf } from '../../../../test/naive/picture.ts';
import { NaiveCrazyEights } from './engine.ts';
import { presets } from './presets.ts';
import type { CrazyEightsRules } from './types.ts';

/** A table from a drawing, with an empty log. A rebuild keeps the order of the cards, lowest on top. */
export function crazyEightsAt(drawing: string, changed: Partial<CrazyEightsRules> = {}): NaiveCrazyEights {
  const { hands, turn, stock, pile } = pictureOf(drawing);
  const seats = hands.length;
  const rules = { ...presets.standard.rules(seats), ...changed };
  const upCard = pile[pile.length - 1];
  const pack = [...hands.map(() => 'KS'), upCard];
  const rebuild = (cards: string[]): string[] => cards;
  const deal = {
    rules: { ...rules, handSize: 1, starterWild: 'free' as const },
    seats,
    firstSeat: turn,
    pack,
    rebuild,
  };
  const game = new NaiveCrazyEights(deal);
  game.rules = rules;
  game.hands = hands;
  game.stock = stock;
  game.discard = pile;
  game.isFree = false;
  game.log = [];
  return game;
}
