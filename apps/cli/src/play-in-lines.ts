import type { CommonOptions, Match } from '@shoal/core';
import { en, labelsOf, recordOfDeal, type Sitting } from '@shoal/table-ui';
import { answerTo } from './answer.ts';
import { columns } from './columns.ts';
import type { Interruption } from './interruption.ts';
import { JsonHost } from './json-host.ts';
import type { Kept } from './kept.ts';
import { type LineDesk, LineHost } from './line-host.ts';
import { readOf } from './own-record.ts';
import { type Host, playDeal } from './play-deal.ts';
import type { PlayFlags } from './play-flags.ts';
import { addRecord } from './record-file.ts';
import { reviewOfRecord } from './review/review-of-record.ts';
import { plainSentences } from './table-plan.ts';
import { whole, words } from './words.ts';

/** All that playing line by line needs of the outside. */
export interface PlayDesk extends LineDesk {
  readonly flags: PlayFlags;
  /** Is there somebody to ask between deals? */
  readonly isTalking: boolean;
  readonly interruption: Interruption;
}

/** Plays deal after deal, as long as the goal asks for it or people want to. */
export async function playInLines(desk: PlayDesk, kept: Kept): Promise<void> {
  const { sitting } = kept;
  if (sitting.result === null) await playOne(desk, kept);
  while (!sitting.isOver || (await wantsAnother(desk, sitting))) {
    sitting.nextDeal();
    await playOne(desk, kept);
  }
}

async function playOne(desk: PlayDesk, kept: Kept): Promise<void> {
  const { flags, screen } = desk;
  const { sitting } = kept;
  if (hasScore(sitting) && flags.json !== true) screen.lines(['', words.dealNumber(sitting.dealNumber)]);
  await playDeal(sitting, hostFor(desk, sitting), desk);
  kept.finishDeal();
  await tellEnd(desk, sitting);
}

function hostFor(desk: PlayDesk, sitting: Sitting): Host {
  if (desk.flags.json !== true) return new LineHost(sitting, desk);
  return new JsonHost(sitting, desk, (text) => process.stdout.write(text));
}

const hasScore = ({ plan, match }: Sitting): boolean => plan.goal !== null || match.deals > 0;

async function tellEnd({ flags, screen }: PlayDesk, sitting: Sitting): Promise<void> {
  const { deal, match, plan } = sitting;
  if (flags.json !== true) screen.line(plainSentences.say({ key: 'seed', seed: deal.seed }));
  if (flags.record !== undefined) {
    await addRecord(flags.record, deal);
    if (flags.record !== '-') screen.line(plainSentences.say({ key: 'saved', path: flags.record }));
  }
  if (plan.goal === null && match.deals === 1) return;
  if (flags.json === true) {
    tellMatch(match);
    return;
  }
  const labels = labelsOf(plan.players.map(({ name }) => name));
  const scores = labels.map((label, seat) => en.screen.score(label, match.totals[seat], plan.goal));
  if (screen.look.spoken) screen.line(en.screen.scoreAfter(match.deals, scores));
  else screen.lines(['', words.matchScore(match.deals), ...scoreTable(labels, match.totals)]);
  if (match.isOver) screen.line(en.screen.matchWon(match.winners.map((seat) => labels[seat])));
}

const tellMatch = ({ deals, totals, isOver, winners }: Match<CommonOptions>): boolean =>
  process.stdout.write(`${JSON.stringify({ type: 'match', deals, totals, ...(isOver ? { winners } : {}) })}\n`);

const scoreTable = (labels: readonly string[], totals: readonly number[]): string[] =>
  columns([words.matchHeads, ...labels.map((label, seat) => [label, whole(totals[seat])])], ['left', 'right']).map(
    (row) => `  ${row}`,
  );

/** After the last deal; a match that is over and a daily deal are not dealt again. */
async function wantsAnother(desk: PlayDesk, sitting: Sitting): Promise<boolean> {
  const { isTalking, input, screen } = desk;
  const { plan, deal } = sitting;
  if (!isTalking || plan.goal !== null || plan.daily !== null) return false;
  for (;;) {
    const answer = (await answerTo(input, words.another)).trim().toLowerCase();
    if (['', '1', 'y', 'yes', 'again'].includes(answer)) return true;
    if (['3', 'n', 'no', 'q', 'quit'].includes(answer)) return false;
    if (['2', 'r', 'review'].includes(answer)) {
      const read = readOf({ record: recordOfDeal(deal) });
      screen.lines(await reviewOfRecord(read, screen.look, desk.interruption, () => undefined));
    } else screen.line(words.anotherAnswers);
  }
}
