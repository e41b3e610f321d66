// @ts-check
import { createRequire } from 'node:module';
import { deal, PACK, rankOf, SUITS, suitOf } from './cards.mjs';

const { INVALID_MOVE, PlayerView } = createRequire(import.meta.url)('boardgame.io/core');

const WILD = '8';
const REBUILD_LIMIT = 20;

/**
 * @typedef {object} CrazyEightsState
 * @property {import('./cards.mjs').Secret} secret
 * @property {import('./cards.mjs').Players} players
 * @property {number[]} handSizes
 * @property {number} stockSize
 * @property {string[]} pile the last card is the up-card
 * @property {string} suit in force
 * @property {boolean} mustPlay a playable card was drawn
 * @property {number} passes in succession
 * @property {number} rebuilds
 *
 * @typedef {object} Context
 * @property {CrazyEightsState} G
 * @property {{ numPlayers: number }} ctx
 * @property {{ endTurn(): void }} events
 * @property {{ Shuffle(cards: string[]): string[] }} random
 * @property {string} playerID
 */

/**
 * @param {Context} context
 * @returns {CrazyEightsState}
 */
function setup({ ctx, random }) {
  const stock = random.Shuffle(PACK);
  const players = deal(stock, ctx.numPlayers);
  const starter = turnUp(stock);
  const table = { pile: [starter], suit: suitOf(starter), mustPlay: false, passes: 0, rebuilds: 0 };
  const G = { secret: { stock }, players, handSizes: [], stockSize: 0, ...table };
  count(G);
  return G;
}

/** Puts a wild starter under the stock. @param {string[]} stock */
function turnUp(stock) {
  for (;;) {
    const card = /** @type {string} */ (stock.pop());
    if (rankOf(card) !== WILD) return card;
    stock.unshift(card);
  }
}

/**
 * @param {Context} context
 * @param {string} card
 * @param {string} [named]
 */
function play({ G, events, playerID }, card, named) {
  const { hand } = G.players[playerID];
  const isNamed = rankOf(card) !== WILD || SUITS.includes(named ?? '');
  if (!hand.includes(card) || !isPlayable(G, card) || !isNamed) return INVALID_MOVE;
  hand.splice(hand.indexOf(card), 1);
  G.pile.push(card);
  G.suit = named ?? suitOf(card);
  G.passes = 0;
  G.mustPlay = false;
  count(G);
  events.endTurn();
}

/** @param {Context} context */
function draw({ G, random, playerID }) {
  const { hand } = G.players[playerID];
  if (!mayDraw(G, hand)) return INVALID_MOVE;
  if (G.secret.stock.length === 0) rebuild(G, random);
  const card = /** @type {string} */ (G.secret.stock.pop());
  hand.push(card);
  G.mustPlay = isPlayable(G, card);
  G.passes = 0;
  count(G);
}

/** @param {Context} context */
function pass({ G, events, playerID }) {
  const { hand } = G.players[playerID];
  if (mayDraw(G, hand) || hand.some((card) => isPlayable(G, card))) return INVALID_MOVE;
  G.passes++;
  events.endTurn();
}

/**
 * @param {CrazyEightsState} G
 * @param {Context['random']} random
 */
function rebuild(G, random) {
  G.secret.stock = random.Shuffle(G.pile.slice(0, -1));
  G.pile = G.pile.slice(-1);
  G.rebuilds++;
}

/** @param {CrazyEightsState} G */
function count(G) {
  G.handSizes = Object.values(G.players).map(({ hand }) => hand.length);
  G.stockSize = G.secret.stock.length;
}

/**
 * @param {CrazyEightsState} G
 * @param {string} card
 */
function isNatural(G, card) {
  return rankOf(card) !== WILD && (suitOf(card) === G.suit || rankOf(card) === rankOf(G.pile[G.pile.length - 1]));
}

/**
 * @param {CrazyEightsState} G
 * @param {string} card
 */
function isPlayable(G, card) {
  return rankOf(card) === WILD || isNatural(G, card);
}

/**
 * @param {CrazyEightsState} G
 * @param {string[]} hand
 */
function mayDraw(G, hand) {
  const canDraw = G.stockSize > 0 || (G.pile.length > 1 && G.rebuilds < REBUILD_LIMIT);
  return canDraw && !G.mustPlay && !hand.some((card) => isNatural(G, card));
}

/** @param {Pick<Context, 'G' | 'ctx'>} context */
function endIf({ G, ctx }) {
  const isOver = G.handSizes.includes(0) || G.passes === ctx.numPlayers;
  return isOver ? { handSizes: G.handSizes } : undefined;
}

/**
 * @param {CrazyEightsState} G what the player sees
 * @param {unknown} _ctx
 * @param {string} playerID
 * @returns {import('./cards.mjs').Choice[]}
 */
function enumerate(G, _ctx, playerID) {
  const { hand } = G.players[playerID];
  const plays = hand.filter((card) => isPlayable(G, card)).flatMap(playsOf);
  const choices = mayDraw(G, hand) ? [...plays, { move: 'draw', args: [] }] : plays;
  return choices.length > 0 ? choices : [{ move: 'pass', args: [] }];
}

/**
 * @param {string} card
 * @returns {import('./cards.mjs').Choice[]}
 */
function playsOf(card) {
  if (rankOf(card) !== WILD) return [{ move: 'play', args: [card] }];
  return SUITS.map((suit) => ({ move: 'play', args: [card, suit] }));
}

/** Crazy Eights as a boardgame.io game, by the standard rules, ending when the first hand is empty. */
export const crazyEights = {
  name: 'crazy-eights',
  disableUndo: true,
  setup,
  moves: { play, draw, pass },
  turn: { order: { first: () => 0, next: nextSeat } },
  playerView: PlayerView.STRIP_SECRETS,
  endIf,
  ai: { enumerate },
};

/** @param {{ ctx: { playOrderPos: number, numPlayers: number } }} context */
function nextSeat({ ctx }) {
  return (ctx.playOrderPos + 1) % ctx.numPlayers;
}
