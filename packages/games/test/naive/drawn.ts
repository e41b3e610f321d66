import { RANKS } from './cards.ts';
import { NaiveCrazyEights } from './crazy-eights.ts';
import { NaiveGoFish } from './go-fish.ts';
import { crazyEightsPresets, goFishPresets } from './presets.ts';
import type { CrazyEightsRules, GoFishRules } from './types.ts';

type Picture = { hands: string[][]; turn: number; stock: string[]; pile: string[] };

/** Reads a drawn table: a line a seat, the star has the turn; `stock` top first, `pile` up-card last. */
function pictureOf(drawing: string): Picture {
  const picture: Picture = { hands: [], turn: 0, stock: [], pile: [] };
  for (const line of drawing.trim().split('\n')) {
    const [name, ...cards] = line.trim().split(/\s+/);
    if (name === 'stock') picture.stock = cards;
    else if (name === 'pile') picture.pile = cards;
    else {
      if (name.endsWith('*')) picture.turn = picture.hands.length;
      picture.hands.push(cards);
    }
  }
  return picture;
}

/** A Go Fish table as drawn, in the midst of a game; standard rules but for those given. */
export function goFishAt(drawing: string, changed: Partial<GoFishRules> = {}): NaiveGoFish {
  const { hands, turn, stock } = pictureOf(drawing);
  const seats = hands.length;
  const rules = { ...goFishPresets.standard.rules(seats), ...changed };
  // Any deal will do to begin with, as long as it does not end the game; then the table is laid as drawn.
  const pack = RANKS.slice(0, seats).map((rank) => `${rank}S`);
  const game = new NaiveGoFish({ rules: { ...rules, handSize: 1 }, seats, firstSeat: turn, pack });
  game.hands = hands;
  game.stock = stock;
  return game;
}

/** A Crazy Eights table as drawn, its log empty; a rebuild leaves the cards in their order, lowest on top. */
export function crazyEightsAt(drawing: string, changed: Partial<CrazyEightsRules> = {}): NaiveCrazyEights {
  const { hands, turn, stock, pile } = pictureOf(drawing);
  const seats = hands.length;
  const rules = { ...crazyEightsPresets.standard.rules(seats), ...changed };
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
