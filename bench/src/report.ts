import { arch, cpus, loadavg } from 'node:os';
import type { Finding } from './findings.ts';
import { type GridRow, grid, short } from './grid.ts';
import { actionsPerS, gamesPerS, nsPerDecision, shufflesOf, shufflesPerDecision } from './summary.ts';
import { type Check, checksOf, MARKS, silentOf, verdictOf } from './targets.ts';

/** Read at the start, before the benchmark itself loads the machine. */
const [loadBefore] = loadavg();

/** Formats all findings for people. */
export function reportOf(findings: readonly Finding[], processes: number): string {
  const parts = [heading(processes), gamesGrid, growthGrid, shuffleGrid, copyGrid, targetsGrid];
  return parts.map((part) => (typeof part === 'string' ? part : part(findings))).join('');
}

function heading(processes: number): string {
  const machine = `${cpus()[0]?.model.trim() ?? arch()}, ${cpus().length} cores, load ${loadBefore.toFixed(1)} beforehand`;
  const day = new Date().toISOString().slice(0, 10);
  return [
    `Shoal: what a game costs · ${day} · Node ${process.versions.node} · ${machine}`,
    `Best slice of ${processes} fresh processes; (…) the median process. Rates belong to this machine and hour.`,
    'A shuffle is 52 cards, Fisher-Yates, sfc32 in local variables, timed in the same processes.\n\n',
  ].join('\n');
}

function gamesGrid(findings: readonly Finding[]): string {
  const rows = findings.flatMap((finding): GridRow[] => {
    if (finding.kind !== 'games' || isGrowing(finding.name)) return [];
    const { summary } = finding;
    const rate = `${short(gamesPerS(summary))} (${short(1e9 / summary.medianNsPerRun)})`;
    const silent = silentOf(findings, finding.name);
    const share = silent === undefined ? '' : (actionsPerS(summary) / actionsPerS(silent)).toFixed(3);
    const figures = [
      short(actionsPerS(summary)),
      share,
      nsPerDecision(summary).toFixed(1),
      shufflesOf(summary).toFixed(1),
    ];
    return [[finding.name, finding.lane, rate, ...figures, summary.actionsPerRun.toFixed(1)]];
  });
  const columns = ['case', 'lane', 'games/s', 'actions/s', 'of silent', 'ns/decision', 'shuffles/game', 'actions/game'];
  return grid('Random games, from the deal to the end', columns, rows);
}

/** Two and four seats are in the first grid; the others show how the cost of a decision grows. */
const isGrowing = (name: string) => !/\/[24]$/.test(name);

function growthGrid(findings: readonly Finding[]): string {
  const rows = findings.flatMap((finding): GridRow[] => {
    if (finding.kind !== 'games' || finding.lane !== 'silent') return [];
    const base = silentOf(findings, `${finding.name.split('/')[0]}/standard/2`);
    const cost = shufflesPerDecision(finding.summary);
    const against = base === undefined ? '' : `x ${(cost / shufflesPerDecision(base)).toFixed(2)}`;
    const { actionsPerRun } = finding.summary;
    return [[finding.name, nsPerDecision(finding.summary).toFixed(1), against, actionsPerRun.toFixed(1)]];
  });
  const columns = ['case', 'ns/decision', 'of 2 seats', 'actions/game'];
  return grid('Cost of a decision as the table grows (silent)', columns, rows.length > 4 ? rows : []);
}

function shuffleGrid(findings: readonly Finding[]): string {
  const rows = findings.flatMap((finding): GridRow[] => {
    if (finding.kind !== 'shuffle') return [];
    const { nsPerRun, medianNsPerRun } = finding.summary;
    return [[SHUFFLE_NAMES[finding.lane], `${nsPerRun.toFixed(0)} (${medianNsPerRun.toFixed(0)})`]];
  });
  return grid('One shuffle of 52 cards', ['shuffle', 'ns'], rows);
}

const SHUFFLE_NAMES = {
  locals: 'reference: Fisher-Yates, sfc32 in local variables',
  sfc32: 'fisherYates, sfc32 (simulation)',
  chacha20: 'fisherYates, ChaCha20 (real tables)',
  splitStacks: 'splitStacks, sfc32',
} as const;

function copyGrid(findings: readonly Finding[]): string {
  const rows = findings.flatMap((finding): GridRow[] => {
    if (finding.kind !== 'copy') return [];
    const { nsPerRun, medianNsPerRun } = finding.summary;
    return [[finding.name, `${nsPerRun.toFixed(1)} (${medianNsPerRun.toFixed(1)})`]];
  });
  return grid('One copy of a state', ['case', 'ns'], rows);
}

function targetsGrid(findings: readonly Finding[]): string {
  const rows = checksOf(findings).map((check): GridRow => {
    const limit = (value: number) => `${check.better === 'less' ? '≤' : '≥'} ${written(check, value)}`;
    const { measure, measured, target, moonshot } = check;
    return [measure, written(check, measured), limit(target), limit(moonshot), MARKS[verdictOf(check)]];
  });
  return grid('Targets', ['measure', 'measured', 'target', 'moonshot', ''], rows) + footnotes(findings);
}

function written({ unit, better }: Check, value: number): string {
  if (unit === 'bytes') return value < 0.05 ? '0 bytes' : `${value.toFixed(2)} bytes`;
  if (unit === '%') return `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(0)} %`;
  if (unit === 'ns') return `${value.toFixed(0)} ns`;
  // Shares are close to their limits: two digits would show a missed 0.846 as 0.85.
  return value.toFixed(better === 'less' ? 1 : 3);
}

/** Notes that a reader needs to trust the figures. */
function footnotes(findings: readonly Finding[]): string {
  const collected = findings.flatMap((finding) => {
    if (finding.kind !== 'allocation' || finding.allocation.collections === 0) return [];
    return [`${finding.name}: garbage was collected meanwhile, so the bytes a game are a lower bound.\n`];
  });
  const isShared = findings.some(({ kind }) => kind === 'threads') && loadBefore > BUSY_LOAD;
  const busy = 'Others were using the machine: two threads cannot show what they would do on two free cores.\n';
  return [...collected, ...(isShared ? [busy] : [])].join('');
}

const BUSY_LOAD = 0.5;

/** The missed targets, one line each. */
export function missesOf(findings: readonly Finding[]): string[] {
  return checksOf(findings)
    .filter((check) => verdictOf(check) === 'missed')
    .map(
      (check) => `missed: ${check.measure} is ${written(check, check.measured)}, not ${written(check, check.target)}`,
    );
}
