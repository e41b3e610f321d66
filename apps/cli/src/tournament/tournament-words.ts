import type { FaultKind } from '../external-bot/bot-fault.ts';
import { FAULT_WORDS } from '../external-bot/bot-words.ts';
import { count, decimal, percent, whole } from '../text/words.ts';
import type { Entrant } from './contest.ts';
import type { Header, HeaderField } from './header.ts';
import type { Faults } from './standings.ts';

/** What two plans differ in, said of the one in the file and the one wanted. */
const DIFFERENCES: Readonly<Record<HeaderField, (header: Header) => string>> = {
  game: ({ game }) => `game ${game}`,
  rules: ({ rules }) => `rules ${JSON.stringify(rules)}`,
  seats: ({ seats }) => `${whole(seats)} seats`,
  pairs: ({ pairs }) => `format ${pairs}`,
  bots: ({ bots }) => `bots ${bots.map(entrantWords).join(', ')}`,
  seed: ({ seed }) => `seed ${seed}`,
  shuffle: ({ shuffle }) => `shuffle ${shuffle}`,
  timeLimitMs: ({ timeLimitMs }) => `time limit ${whole(timeLimitMs)} ms`,
  timeBankMs: ({ timeBankMs }) => `time bank ${whole(timeBankMs)} ms`,
  protocol: ({ protocol }) => `protocol ${protocol}`,
  shoal: ({ shoal }) => `version ${shoal} of shoal`,
};

function entrantWords(entrant: Entrant): string {
  if ('command' in entrant) return `${entrant.name} (${entrant.command.join(' ')})`;
  return entrant.level === entrant.name ? entrant.name : `${entrant.name} (${entrant.level})`;
}

/** What only the tournament says, in whole sentences. */
export const tournamentWords = {
  // The command line.
  oneBot: 'A tournament needs at least two bots; add one: --bots minnow,pike.',
  sameName: (name: string) => `Two bots are called ${name}; rename one: --bot other=COMMAND.`,
  unknownFormat: (format: string) => `There is no format "${format}"; give --format round-robin or --format ladder.`,
  twoFiles: '--results, --record and --html need different files; give each its own name.',
  noLane: 'This command is internal; use shoal tournament.',

  // The results file.
  noPlainFile: (file: string) =>
    `${file} is not a regular file, so the tournament could not resume from it; choose another.`,
  inUse: (file: string, pid: number | null, lock: string) =>
    `Another tournament${pid === null ? '' : ` (process ${pid})`} is writing to ${file}; wait until it ends, give --results another file, or delete ${lock} if none is running.`,
  notResults: (file: string) =>
    `${file} does not contain tournament results; give --results another file, or move this one.`,
  otherPlan: (file: string, field: HeaderField, known: Header, wanted: Header) =>
    `${file} holds another tournament (${DIFFERENCES[field](known)}, not ${DIFFERENCES[field](wanted)}); give the same flags as before, or give --results another file.`,
  goesOn: (done: number, all: number, file: string) =>
    `Resuming from ${file}: ${whole(done)} of ${whole(all)} duplicate deals are done.`,
  damaged: (lines: number, file: string) =>
    count(
      lines,
      `1 damaged line of ${file} is skipped, and its deal is played again.`,
      `${whole(lines)} damaged lines of ${file} are skipped, and their deals are played again.`,
    ),

  // While it runs.
  progress: (done: number, all: number, perSecond: string, left: string) =>
    `${whole(done)} of ${whole(all)} duplicate deals, ${perSecond}/s, ${left} left`,
  rate: (value: number) => (value < 10 ? decimal(value) : whole(value)),
  firstFault: (name: string, fault: FaultKind, detail: string, seed: string) =>
    `${name} lost a game of deal ${seed}: ${FAULT_WORDS[fault]} (${detail}). Later faults are counted at the end.`,
  errorLine: (name: string, line: string) => `[${name}] ${line}`,
  stopped: (done: number, all: number, file: string | undefined) =>
    file === undefined
      ? `Stopped after ${whole(done)} of ${whole(all)} duplicate deals; they are lost. With --results FILE, the same command resumes where it stopped.`
      : `Stopped after ${whole(done)} of ${whole(all)} duplicate deals; they are in ${file}, and the same command resumes from there.`,

  // The end.
  title: (rules: string, seats: number) => `${rules}, ${whole(seats)} seats`,
  plan: (pairs: string, deals: number, games: number, seed: string) =>
    `${pairs === 'ladder' ? 'Each against the one below' : 'Everyone against everyone'}, ${count(deals, '1 deal', `${whole(deals)} deals`)} for each pair of bots, each played ${whole(games)} times with the seats swapped, seed ${seed}.`,
  pageTitle: (title: string) => `Tournament: ${title}`,
  rankingHeads: ['', 'bot', 'rating', '95 %', 'win share', '95 %'],
  rankingHeading: 'Ratings',
  pointsHeading: 'Points',
  intervalsLabel: 'with 95 % intervals',
  ratingNote:
    'Rating: Plackett-Luce, in points like Elo: 400 points more mean odds of ten to one; the average of all bots is 0.',
  points: (value: number) => {
    const shown = whole(Math.abs(value));
    return shown === '0' ? shown : `${value < 0 ? '−' : '+'}${shown}`;
  },
  margin: (value: number) => `± ${whole(value)}`,
  range: (low: number, high: number) => `${decimalPercent(low)} – ${percent(high)}`,
  share: (mean: number, margin: number) => `${decimalPercent(mean)} ± ${decimalPercent(margin)}`,
  sharesHeading: 'Win share',
  matrixNote: (seats: number) =>
    seats === 2
      ? 'Win share of the row against the column in per cent, with 95 % intervals over deals; even is 50:'
      : `Win share of one of the row against ${whole(seats - 1)} of the column in per cent, with 95 % intervals over deals; even is ${decimalPercent(1 / seats)}:`,
  againstHeading: (name: string) => `${name} against each`,
  notMet: '–',
  faults: (name: string, { games, kinds, first }: Faults, played: number, seed: string) => {
    const counts = Object.entries(kinds).map(
      ([kind, count]) => `${whole(count)} because ${FAULT_WORDS[kind as FaultKind]}`,
    );
    const all = games === played ? `all ${whole(played)}` : `${whole(games)} of ${whole(played)}`;
    return `${name} lost ${all} games through its own faults: ${counts.join(', ')}. First in deal ${seed}:${first.deal} (${first.detail}).`;
  },
  reportWritten: (file: string) => `The report is in ${file}.`,
} as const;

const decimalPercent = (value: number): string => percent(value).replace('%', '');
