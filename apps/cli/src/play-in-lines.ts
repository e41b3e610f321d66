import type { CommonOptions, MatchScore } from '@shoal/core';
import { type Catalogue, isTyped, labelsOf, recordOfDeal, type Sitting, shownLabels, wonMatch } from '@shoal/table-ui';
import { answerTo } from './answer.ts';
import { columns } from './columns.ts';
import type { Interruption } from './interruption.ts';
import { JsonHost } from './json-host.ts';
import type { Kept } from './kept.ts';
import { understood } from './language.ts';
import { type LineDesk, LineHost } from './line-host.ts';
import { readOf } from './own-record.ts';
import { type Host, playDeal } from './play-deal.ts';
import type { PlayFlags } from './play-flags.ts';
import { addRecord } from './record-file.ts';
import { reviewOfRecord } from './review/review-of-record.ts';
import { sentencesIn } from './table-plan.ts';

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
  if (hasScore(sitting) && flags.json !== true)
    screen.lines(['', screen.look.catalogue.lineMode.dealNumber(sitting.dealNumber)]);
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
  const { catalogue } = screen.look;
  const sentences = sentencesIn(catalogue);
  if (flags.json !== true) screen.line(sentences.say({ key: 'seed', seed: deal.seed }));
  if (flags.record !== undefined) {
    await addRecord(flags.record, deal, catalogue.files);
    if (flags.record !== '-') screen.line(sentences.say({ key: 'saved', path: flags.record }));
  }
  if (plan.goal === null && match.deals === 1) return;
  if (flags.json === true) {
    tellMatch(match);
    return;
  }
  const { screen: words, lineMode } = catalogue;
  const labels = shownLabels(labelsOf(plan.players.map(({ name }) => name)), words.you);
  const scores = labels.map((label, seat) => words.score(label, match.totals[seat], plan.goal));
  if (screen.look.spoken) screen.line(words.scoreAfter(match.deals, scores));
  else screen.lines(['', lineMode.scoreAfter(match.deals), ...scoreTable(labels, match.totals, catalogue)]);
  if (match.isOver) screen.line(wonMatch(sitting.match.winners, sitting.deal, words));
}

const tellMatch = ({ deals, totals, isOver, winners }: MatchScore<CommonOptions>): boolean =>
  process.stdout.write(`${JSON.stringify({ type: 'match', deals, totals, ...(isOver ? { winners } : {}) })}\n`);

function scoreTable(labels: readonly string[], totals: readonly number[], { lineMode }: Catalogue): string[] {
  const { heads, whole } = lineMode;
  const rows = labels.map((label, seat) => [label, whole(totals[seat])]);
  return columns([[heads.player, heads.total], ...rows], ['left', 'right']).map((row) => `  ${row}`);
}

/** After the last deal; a match that is over and a daily deal are not dealt again. */
async function wantsAnother(desk: PlayDesk, sitting: Sitting): Promise<boolean> {
  const { isTalking, input, screen } = desk;
  const { plan, deal } = sitting;
  if (!isTalking || plan.goal !== null || plan.daily !== null) return false;
  const { catalogue } = screen.look;
  const languages = understood(catalogue);
  for (;;) {
    const answer = (await answerTo(input, catalogue.lineMode.another, catalogue)).trim();
    if (answer === '' || isTyped(answer, languages, ({ again }) => again)) return true;
    if (answer === '3' || isTyped(answer, languages, ({ no, commands }) => [...no, ...commands.quit])) return false;
    if (isTyped(answer, languages, (typed) => typed.review)) {
      const read = readOf({ record: recordOfDeal(deal) });
      screen.lines(await reviewOfRecord(read, screen.look, desk.interruption, () => undefined));
    } else screen.line(catalogue.lineMode.anotherAnswers);
  }
}
