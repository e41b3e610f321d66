import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { ask } from './children.ts';
import type { Case, Timing } from './job.ts';
import { gamesPerS, type Summary, summaryOf } from './summary.ts';

/** One process of random games through boardgame.io's local client. */
interface PeerTiming {
  readonly gamesPerS: number;
  readonly games: number;
  readonly actions: number;
  readonly actionsSquared: number;
}

/** Both programs at one table, process by process in turn. */
export interface Duel {
  readonly name: string;
  readonly ours: Summary;
  readonly peerGamesPerS: number;
  readonly peerActionsPerGame: number;
  /** The standard error of that average: few games are played in the time. */
  readonly peerActionsError: number;
}

const run = promisify(execFile);
const peerFile = fileURLToPath(new URL('../peers/play.mjs', import.meta.url));
const SEEDS = [1, 2, 3];

/** Our rate settles within a second; the rest of the time is the peer's, which needs games to average over. */
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
  // Its development checks would cost it a good part of its speed.
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

/** Within 3 %, as far as so few games can tell: then both play the same game. */
export function isSameGame({ ours, peerActionsPerGame, peerActionsError }: Duel): boolean {
  const difference = Math.abs(peerActionsPerGame - ours.actionsPerRun);
  return difference <= 0.03 * ours.actionsPerRun + 3 * peerActionsError;
}
