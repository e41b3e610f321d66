import type { Goal } from '@shoal/core';
import { GAME_IDS, isGameId } from '@shoal/games';
import { SPEED_GOALS } from '@shoal/games/speed-goals';
import type { Finding } from './findings.ts';
import { type Summary, shufflesOf, shufflesPerDecision } from './summary.ts';

export type Verdict = 'moonshot' | 'reached' | 'missed';

export const MARKS: Readonly<Record<Verdict, string>> = {
  moonshot: '★ moonshot',
  reached: '✓ reached',
  missed: '✗ MISSED',
};

/** A measured figure and its target. */
export interface Check {
  readonly measure: string;
  readonly measured: number;
  readonly target: number;
  readonly moonshot: number;
  readonly better: 'less' | 'more';
  readonly unit: '' | 'ns' | 'bytes' | '%';
}

const TOLD_SHARE: Goal = { target: 0.85, moonshot: 0.95 };
const DOLPHIN_SHARE: Goal = { target: 1 / 20, moonshot: 1 / 10 };
const THREADS_RATIO: Goal = { target: 1.7, moonshot: 1.9 };
export const PEER_RATIO: Goal = { target: 4_000, moonshot: 10_000 };
const GROWTH_PERCENT: Goal = { target: 30, moonshot: 15 };

/** The compiler itself allocates a few kilobytes in a million games; one object per thousand games would show. */
const NO_BYTES: Goal = { target: 0.05, moonshot: 0.05 };

export function verdictOf({ measured, target, moonshot, better }: Check): Verdict {
  const isWithin = (limit: number) => (better === 'less' ? measured <= limit : measured >= limit);
  if (isWithin(moonshot)) return 'moonshot';
  return isWithin(target) ? 'reached' : 'missed';
}

/** All checks that the findings allow. */
export function checksOf(findings: readonly Finding[]): Check[] {
  return [
    ...findings.flatMap(shuffleCheck),
    ...findings.flatMap((finding) => toldCheck(findings, finding)),
    ...findings.flatMap((finding) => dolphinCheck(findings, finding)),
    ...findings.flatMap(otherCheck),
    ...GAME_IDS.flatMap((game) => growthCheck(findings, game)),
    ...findings.flatMap((finding) => packsCheck(findings, finding)),
  ];
}

/** Only the main cases have a goal. */
function shuffleGoal(name: string): Goal | undefined {
  const [game, , seats, packs] = name.split('/');
  return isGameId(game) && packs === undefined ? SPEED_GOALS[game].shuffles[Number(seats)] : undefined;
}

function shuffleCheck(finding: Finding): Check[] {
  if (finding.kind !== 'games' || finding.lane !== 'silent') return [];
  const goal = shuffleGoal(finding.name);
  if (goal === undefined) return [];
  const measured = shufflesOf(finding.summary);
  return [{ measure: `${finding.name}: shuffles a game`, measured, ...goal, better: 'less', unit: '' }];
}

function toldCheck(findings: readonly Finding[], { kind, name, lane }: Finding): Check[] {
  const silent = silentOf(findings, name);
  const told = findings.find((finding) => finding.name === name && finding.lane === 'events');
  if (kind !== 'games' || lane !== 'events' || silent === undefined || told?.kind !== 'games') return [];
  const measured = shufflesOf(silent) / shufflesOf(told.summary);
  return [{ measure: `${name}: events and checks on, of silent`, measured, ...TOLD_SHARE, better: 'more', unit: '' }];
}

function dolphinCheck(findings: readonly Finding[], finding: Finding): Check[] {
  const { name } = finding;
  const silent = silentOf(findings, name);
  if (finding.kind !== 'games' || finding.lane !== 'dolphin' || silent === undefined) return [];
  const measured = shufflesOf(silent) / shufflesOf(finding.summary);
  return [
    { measure: `${name}: dolphin in every seat, of silent`, measured, ...DOLPHIN_SHARE, better: 'more', unit: '' },
  ];
}

function otherCheck(finding: Finding): Check[] {
  const { name } = finding;
  if (finding.kind === 'copy') {
    const [game] = name.split('/');
    if (!isGameId(game)) return [];
    const goal = SPEED_GOALS[game].copyNs;
    return [
      { measure: `${name}: state copy`, measured: finding.summary.nsPerRun, ...goal, better: 'less', unit: 'ns' },
    ];
  }
  if (finding.kind === 'allocation') {
    const measured = finding.allocation.bytesPerGame;
    return [{ measure: `${name}: allocated a game`, measured, ...NO_BYTES, better: 'less', unit: 'bytes' }];
  }
  if (finding.kind !== 'threads') return [];
  const measured = finding.ratio;
  return [{ measure: `${name}: two threads, of one`, measured, ...THREADS_RATIO, better: 'more', unit: '' }];
}

/** The most expensive decision at any number of seats, relative to two seats. */
function growthCheck(findings: readonly Finding[], game: string): Check[] {
  const base = silentOf(findings, `${game}/standard/2`);
  const silent = findings.filter(({ name, lane }) => name.startsWith(`${game}/`) && lane === 'silent');
  const onePreset = silent.filter(({ name }) => !name.includes('packs='));
  const costs = onePreset.flatMap(({ name }) => silentOf(findings, name) ?? []).map(shufflesPerDecision);
  if (base === undefined || costs.length < 3) return [];
  const measured = growthOf(Math.max(...costs), base);
  const measure = `${game}: cost a decision, 2 seats to most`;
  return [{ measure, measured, ...GROWTH_PERCENT, better: 'less', unit: '%' }];
}

function packsCheck(findings: readonly Finding[], finding: Finding): Check[] {
  const [name, packs] = finding.name.split('/packs=');
  const base = silentOf(findings, name);
  if (finding.kind !== 'games' || packs === undefined || base === undefined) return [];
  const measured = growthOf(shufflesPerDecision(finding.summary), base);
  const measure = `${name}: cost a decision, 1 pack to ${packs}`;
  return [{ measure, measured, ...GROWTH_PERCENT, better: 'less', unit: '%' }];
}

const growthOf = (cost: number, base: Summary): number => (cost / shufflesPerDecision(base) - 1) * 100;

export function silentOf(findings: readonly Finding[], name: string): Summary | undefined {
  const found = findings.find((finding) => finding.name === name && finding.lane === 'silent');
  return found?.kind === 'games' ? found.summary : undefined;
}
