import { LADDER } from '@shoal/core';
import { EVERY_GAME } from '../tables/every-table.ts';
import { TEST_GAMES } from '../test-games.ts';
import type { Contest } from './contest.ts';
import { goals, ladder, type PlannedContest } from './contests.ts';
import { calibration } from './figures.ts';
import type { Finding, Findings } from './findings.ts';
import { figureText, table } from './markdown.ts';

/** Clamps a share: an interval near 0 or 1 may reach beyond. */
const percent = (share: number): string => (100 * Math.min(1, Math.max(0, share))).toFixed(1);

const shareText = (finding: Finding | null): string =>
  finding === null
    ? '–'
    : `${percent(finding.mean)} (${percent(finding.low)}–${percent(finding.high)}; ${finding.deals})`;

/** Is the lower bound of the interval above the goal? */
function verdict(finding: Finding | null, goal: number | undefined): string {
  if (finding === null || goal === undefined) return '';
  if (finding.low > goal) return 'yes';
  return finding.high < goal ? '**no**' : 'not shown';
}

const tableKey = ({ game, preset, seats }: Contest): string => `${game} ${preset}, ${seats} seats`;

/** One row per table, one column per level: its win share against a table of the level below. */
function ladderTable(findings: Findings): string {
  const keys = [...new Set(ladder.map(tableKey))];
  const rows = keys.map((key) => {
    const contests = ladder.filter((contest) => tableKey(contest) === key);
    return [key, percent(1 / contests[0].seats), ...contests.map((contest) => rungText(findings.of(contest), contest))];
  });
  return table(['table', 'fair', ...LADDER.slice(1).map((name, i) => `${name} v ${LADDER[i]}`)], rows);
}

function rungText(finding: Finding | null, contest: PlannedContest): string {
  const text = shareText(finding);
  return verdict(finding, contest.goal) === 'yes' || finding === null
    ? text
    : `${text} ${verdict(finding, contest.goal)}`;
}

function goalTable(findings: Findings): string {
  const wanted = goals.filter(({ goal }) => goal !== undefined);
  const rows = wanted.map((contest) => {
    const beside = (one: Contest['one']): string => shareText(findings.of({ ...contest, one }));
    const finding = findings.of(contest);
    const goal = percent(contest.goal ?? 0);
    const name = `${tableKey(contest)}, v ${contest.others}`;
    return [name, goal, shareText(finding), verdict(finding, contest.goal), beside('dolphin'), beside('oracle')];
  });
  return table(['contest', 'goal', 'kraken', 'reached', 'dolphin', 'oracle'], rows);
}

const plans = EVERY_GAME.flatMap((game) => TEST_GAMES[game].strength ?? []);

function calibrationTable(findings: Findings): string {
  return table(
    ['forecast', 'expected calibration error'],
    calibration.map(({ name }) => [name, figureText(findings.figure(name))]),
  );
}

export function reportOf(findings: Findings): string {
  return [
    '# How strong the bots are',
    '',
    '`npm run strength` writes this page. One bot plays against a table of another bot. Every deal is played once with it in each',
    'seat (duplicate deals); a tie of k counts 1/k. Win shares are in percent; brackets hold the 95 % interval and the number of',
    'deals.',
    '',
    '## Goals for the best bot',
    '',
    'A goal is reached when the lower end of the interval is above it. `oracle` sees all cards and knows the other players. It is',
    'not a bot, but shows the upper limit.',
    '',
    goalTable(findings),
    '',
    '## The ladder',
    '',
    'Each bot against a table of the next weaker bot. "not shown" means that the interval still contains the fair share.',
    ...plans.flatMap(({ notes }) => notes?.rungs ?? []),
    '',
    ladderTable(findings),
    '',
    'A contest ends when it is decided by 3.3 standard errors, or when the time is up. Bots that search have played few deals, and',
    'where luck leaves little room it takes thousands of deals to tell two bots apart.',
    ...plans.flatMap(({ notes }) => notes?.tables ?? []),
    '',
    ...plans.flatMap(({ own }) => (own === undefined ? [] : [...own.section(findings), ''])),
    '## Calibration',
    '',
    'How far forecasts differ from what happens. Goals: 0.02 for the win chance with known levels, 0.03 for holdings.',
    '',
    calibrationTable(findings),
    '',
  ].join('\n');
}
