// @ts-check
import { createRequire } from 'node:module';
import { deal, PACK, rankOf } from './cards.mjs';

const { INVALID_MOVE, PlayerView } = createRequire(import.meta.url)('boardgame.io/core');

const BOOK_SIZE = 4;
const REFILL_SIZE = 5;

/**
 * Public facts are beside the secrets, as in boardgame.io's tutorial on secret state.
 * @typedef {object} GoFishState
 * @property {import('./cards.mjs').Secret} secret
 * @property {import('./cards.mjs').Players} players
 * @property {number[]} handSizes
 * @property {number} stockSize
 * @property {string[][]} books
 * @property {string | null} asked the rank that sent the current player fishing
 * @property {number} fruitlessAsks
 *
 * @typedef {object} Context
 * @property {GoFishState} G
 * @property {{ numPlayers: number, playOrderPos: number }} ctx
 * @property {{ endTurn(): void }} events
 * @property {{ Shuffle(cards: string[]): string[] }} random
 * @property {string} playerID
 */

/**
 * @param {Context} context
 * @returns {GoFishState}
 */
function setup({ ctx, random }) {
  const stock = random.Shuffle(PACK);
  const players = deal(stock, ctx.numPlayers);
  const books = Object.keys(players).map(() => []);
  const G = { secret: { stock }, players, handSizes: [], stockSize: 0, books, asked: null, fruitlessAsks: 0 };
  for (const seat of Object.keys(players)) layBooks(G, seat);
  refillHands(G, 0);
  count(G);
  return G;
}

/**
 * @param {Context} context
 * @param {string} target
 * @param {string} rank
 */
function ask({ G, ctx, events, playerID }, target, rank) {
  const mayAsk = G.asked === null && target !== playerID && G.handSizes[Number(target)] > 0;
  const asker = G.players[playerID];
  if (!mayAsk || !asker.hand.some((card) => rankOf(card) === rank)) return INVALID_MOVE;
  G.fruitlessAsks++;
  const asked = G.players[target];
  const given = asked.hand.filter((card) => rankOf(card) === rank);
  if (given.length === 0 && G.secret.stock.length > 0) {
    G.asked = rank;
    return undefined;
  }
  asked.hand = asked.hand.filter((card) => rankOf(card) !== rank);
  asker.hand.push(...given);
  finishAction({ G, ctx, events, playerID }, given.length > 0);
}

/** @param {Context} context */
function fish({ G, ctx, events, playerID }) {
  const card = G.asked === null ? undefined : G.secret.stock.pop();
  if (card === undefined) return INVALID_MOVE;
  const isLucky = rankOf(card) === G.asked;
  G.asked = null;
  G.fruitlessAsks = 0;
  G.players[playerID].hand.push(card);
  finishAction({ G, ctx, events, playerID }, isLucky);
}

/**
 * @param {Pick<Context, 'G' | 'ctx' | 'events' | 'playerID'>} context
 * @param {boolean} goesAgain
 */
function finishAction({ G, ctx, events, playerID }, goesAgain) {
  layBooks(G, playerID);
  refillHands(G, ctx.playOrderPos);
  count(G);
  if (!goesAgain || G.handSizes[Number(playerID)] === 0) events.endTurn();
}

/**
 * @param {GoFishState} G
 * @param {string} seat
 */
function layBooks(G, seat) {
  const player = G.players[seat];
  for (const rank of new Set(player.hand.map(rankOf))) {
    if (player.hand.filter((card) => rankOf(card) === rank).length < BOOK_SIZE) continue;
    player.hand = player.hand.filter((card) => rankOf(card) !== rank);
    G.books[Number(seat)].push(rank);
    G.fruitlessAsks = 0;
  }
}

/**
 * @param {GoFishState} G
 * @param {number} from
 */
function refillHands(G, from) {
  const { stock } = G.secret;
  const seats = Object.keys(G.players);
  for (const index of seats.keys()) {
    const seat = seats[(from + index) % seats.length];
    while (G.players[seat].hand.length === 0 && stock.length > 0) {
      G.players[seat].hand.push(...stock.splice(-REFILL_SIZE).reverse());
      G.fruitlessAsks = 0;
      layBooks(G, seat);
    }
  }
}

/** @param {GoFishState} G */
function count(G) {
  G.handSizes = Object.values(G.players).map(({ hand }) => hand.length);
  G.stockSize = G.secret.stock.length;
}

/** The next seat that holds cards. @param {Pick<Context, 'G' | 'ctx'>} context */
function nextSeat({ G, ctx }) {
  let seat = ctx.playOrderPos;
  do seat = (seat + 1) % ctx.numPlayers;
  while (G.handSizes[seat] === 0 && seat !== ctx.playOrderPos);
  return seat;
}

/** @param {Pick<Context, 'G' | 'ctx'>} context */
function endIf({ G, ctx }) {
  const isOver = G.handSizes.every((size) => size === 0) || G.fruitlessAsks >= 10 * ctx.numPlayers;
  return isOver ? { scores: G.books.map((books) => books.length) } : undefined;
}

/**
 * @param {GoFishState} G what the player sees
 * @param {unknown} _ctx
 * @param {string} playerID
 * @returns {import('./cards.mjs').Choice[]}
 */
function enumerate(G, _ctx, playerID) {
  if (G.asked !== null) return [{ move: 'fish', args: [] }];
  const ranks = [...new Set(G.players[playerID].hand.map(rankOf))];
  const targets = [...G.handSizes.keys()]
    .map(String)
    .filter((seat) => seat !== playerID && G.handSizes[Number(seat)] > 0);
  return targets.flatMap((target) => ranks.map((rank) => ({ move: 'ask', args: [target, rank] })));
}

/** Go Fish as a boardgame.io game, by the standard rules. Undo is off, since what was seen cannot be unseen. */
export const goFish = {
  name: 'go-fish',
  disableUndo: true,
  setup,
  moves: { ask, fish },
  turn: { order: { first: () => 0, next: nextSeat } },
  playerView: PlayerView.STRIP_SECRETS,
  endIf,
  ai: { enumerate },
};
