import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { ask } from './children.ts';
import type { Case, Timing } from './job.ts';
import { gamesPerS, type Summary, summaryOf } from './summary.ts';

/** The answer of one process that plays random games through boardgame.io's local client. */
interface PeerTiming {
  readonly gamesPerS: number;
  readonly games: number;
  readonly actions: number;
  readonly actionsSquared: number;
}

/** Both programs at the same table, in alternating processes. */
export interface Duel {
  readonly name: string;
  readonly ours: Summary;
  readonly peerGamesPerS: number;
  readonly peerActionsPerGame: number;
  /** The standard error of that mean, since few games are played in the time. */
  readonly peerActionsError: number;
}

const run = promisify(execFile);
const peerFile = fileURLToPath(new URL('../peers/play.mjs', import.meta.url));
const SEEDS = [1, 2, 3];

/** Shoal's rate settles within a second. The peer gets the rest, since it needs more games for a stable mean. */
const OUR_SECONDS = 0.5;

export async function duel(of: Case, seconds: number): Promise<Duel> {
  const ours: Timing[] = [];
  const peers: PeerTiming[] = [];
  for (const seed of SEEDS) {
    ours.push(await ask({ kind: 'silent', of, seed, seconds: Math.min(OUR_SECONDS, seconds / SEEDS.length) }));
    peers.push(await askPeer(of, seed, seconds / SEEDS.length));
  }
  return { name: of.name, ours: summaryOf(ours), ...together(peers) };
}

async function askPeer({ game, seats }: Case, seed: number, seconds: number): Promise<PeerTiming> {
  const order = JSON.stringify({ game, seats, seed, seconds });
  // Development checks would slow boardgame.io considerably.
  const env = { ...process.env, NODE_ENV: 'production' };
  const { stdout } = await run(process.execPath, [peerFile, order], { env });
  return JSON.parse(stdout) as PeerTiming;
}

function together(peers: readonly PeerTiming[]) {
  const sum = (key: 'games' | 'actions' | 'actionsSquared') => peers.reduce((total, peer) => total + peer[key], 0);
  const games = sum('games');
  const mean = sum('actions') / games;
  const variance = Math.max(0, sum('actionsSquared') / games - mean * mean);
  return {
    peerGamesPerS: Math.max(...peers.map((peer) => peer.gamesPerS)),
    peerActionsPerGame: mean,
    peerActionsError: Math.sqrt(variance / games),
  };
}

export const ratioOf = ({ ours, peerGamesPerS }: Duel): number => gamesPerS(ours) / peerGamesPerS;

/** Whether both play the same game: game lengths agree within 3 %, as far as so few games can tell. */
export function isSameGame({ ours, peerActionsPerGame, peerActionsError }: Duel): boolean {
  const difference = Math.abs(peerActionsPerGame - ours.actionsPerRun);
  return difference <= 0.03 * ours.actionsPerRun + 3 * peerActionsError;
}
