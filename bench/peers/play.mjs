// @ts-check
import { createRequire } from 'node:module';
import { crazyEights } from './crazy-eights.mjs';
import { goFish } from './go-fish.mjs';

const { Client } = createRequire(import.meta.url)('boardgame.io/client');

const GAMES = { 'go-fish': goFish, 'crazy-eights': crazyEights };
const WARM_UP_GAMES = 30;
const SLICE_GAMES = 50;

/** @typedef {{ game: keyof typeof GAMES, seats: number, seed: number, seconds: number }} Order */

/**
 * Plays one game through a local client; each player chooses at random from its own view.
 * @param {Order} order
 * @param {number} number
 * @param {(n: number) => number} below
 * @returns {number} how many moves it took
 */
function playRandomGame({ game: id, seats, seed }, number, below) {
  const game = GAMES[id];
  const client = Client({ game: { ...game, seed: `${seed}:${number}` }, numPlayers: seats, debug: false });
  client.start();
  let moves = 0;
  for (let seen = client.getState(); seen.ctx.gameover === undefined; seen = client.getState(), moves++) {
    const { G, ctx } = lookAs(client, seen);
    const choices = game.ai.enumerate(G, ctx, ctx.currentPlayer);
    const { move, args } = choices[below(choices.length)];
    client.moves[move](...args);
  }
  client.stop();
  return moves;
}

/**
 * Switches the client to the current player, because it shows only one player's view.
 * @param {ReturnType<typeof Client>} client
 * @param {{ ctx: { currentPlayer: string } }} seen
 */
function lookAs(client, seen) {
  if (client.playerID === seen.ctx.currentPlayer) return seen;
  client.updatePlayerID(seen.ctx.currentPlayer);
  return client.getState();
}

/**
 * A small seeded generator (mulberry32) for the players' choices; boardgame.io shuffles with its own.
 * @param {number} seed
 */
function chooser(seed) {
  let state = seed;
  return (/** @type {number} */ n) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * n);
  };
}

/**
 * The fastest slice counts, as for Shoal. Measured per move, so that a slice of short games does not look fast.
 * @param {Order} order
 */
function measure(order) {
  const below = chooser(order.seed);
  for (let number = 1; number <= WARM_UP_GAMES; number++) playRandomGame(order, -number, below);
  const endMs = performance.now() + order.seconds * 1000;
  const total = { games: 0, actions: 0, actionsSquared: 0 };
  let bestMs = Number.POSITIVE_INFINITY;
  while (total.games === 0 || performance.now() < endMs)
    bestMs = Math.min(bestMs, msPerMoveOfSlice(order, below, total));
  return { gamesPerS: (1000 / bestMs) * (total.games / total.actions), ...total };
}

/**
 * @param {Order} order
 * @param {(n: number) => number} below
 * @param {{ games: number, actions: number, actionsSquared: number }} total
 */
function msPerMoveOfSlice(order, below, total) {
  const before = total.actions;
  const startMs = performance.now();
  const startCpu = process.cpuUsage();
  for (let i = 0; i < SLICE_GAMES; i++) {
    const moves = playRandomGame(order, total.games++, below);
    total.actions += moves;
    total.actionsSquared += moves * moves;
  }
  const { user, system } = process.cpuUsage(startCpu);
  // Processor time excludes waiting for a busy core, wall time excludes helper threads; the smaller is fairer.
  return Math.min(performance.now() - startMs, (user + system) / 1000) / (total.actions - before);
}

process.stdout.write(JSON.stringify(measure(JSON.parse(process.argv[2]))));
