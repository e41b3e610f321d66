import { type Arguments, EXIT_MISSED, refusePrefix, runAsAsked } from './arguments.ts';
import { MAIN_CASES } from './cases.ts';
import { type GridRow, grid, short } from './grid.ts';
import { type Duel, duel, isSameGame, ratioOf } from './peer-duel.ts';
import { clearProgress, sayProgress } from './progress.ts';
import { gamesPerS } from './summary.ts';
import { type Check, MARKS, PEER_RATIO, verdictOf } from './targets.ts';

const STANDARD_SECONDS = 15;

async function benchPeers({ json, gate, only, seconds }: Arguments): Promise<void> {
  const cases = MAIN_CASES.filter(({ name }) => name.startsWith(only));
  if (cases.length === 0) return refusePrefix(only);
  const duels: Duel[] = [];
  for (const of of cases) {
    sayProgress(of.name);
    duels.push(await duel(of, seconds));
  }
  clearProgress();
  process.stdout.write(json ? duels.map(jsonLineOf).join('') : report(duels));
  if (gate && !duels.every(isPassed)) process.exitCode = EXIT_MISSED;
}

function report(duels: readonly Duel[]): string {
  const columns = ['case', 'Shoal games/s', 'boardgame.io games/s', 'ratio', 'target', 'moonshot', ''];
  const rates = grid('Random games against boardgame.io, local client, one run', columns, duels.map(rateRow));
  const kinds = ['case', 'Shoal actions/game', 'boardgame.io actions/game', ''];
  return rates + grid('Do both play the same game?', kinds, duels.map(kindRow));
}

function rateRow(one: Duel): GridRow {
  const check = checkOf(one);
  const limit = (value: number) => `≥ ${short(value)}`;
  const rates = [short(gamesPerS(one.ours)), one.peerGamesPerS.toFixed(0), Math.round(check.measured).toString()];
  return [one.name, ...rates, limit(check.target), limit(check.moonshot), MARKS[verdictOf(check)]];
}

function kindRow(one: Duel): GridRow {
  const peer = `${one.peerActionsPerGame.toFixed(1)} ± ${one.peerActionsError.toFixed(1)}`;
  return [one.name, one.ours.actionsPerRun.toFixed(1), peer, isSameGame(one) ? '✓ the same' : '✗ NOT the same'];
}

const checkOf = (one: Duel): Check => ({
  measure: `${one.name}: games/s, of boardgame.io`,
  measured: ratioOf(one),
  ...PEER_RATIO,
  better: 'more',
  unit: '',
});

const isPassed = (one: Duel) => isSameGame(one) && verdictOf(checkOf(one)) !== 'missed';

function jsonLineOf(one: Duel): string {
  const figures = { gamesPerS: Number(one.peerGamesPerS.toFixed(1)), ratio: Math.round(ratioOf(one)) };
  return `${JSON.stringify({ case: one.name, lane: 'boardgame.io', ...figures })}\n`;
}

await runAsAsked('bench:peers', STANDARD_SECONDS, benchPeers);
