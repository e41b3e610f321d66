import type { Result } from '@shoal/core';
import { createSentences, type Sitting, seatsOfPeople } from '@shoal/table-ui';
import { endingLines } from '../ending.ts';
import { type MenuItem, MenuScene } from './menu-scene.ts';
import { paintedText } from './painted-text.ts';
import { EMPTY_ROW, type Row, span } from './row.ts';
import type { ScreenDesk } from './screen-desk.ts';

/** What can be done when a deal is over. */
export type AfterDeal = 'next' | 'review' | 'replay' | 'share' | 'home' | 'quit';

/** The end of a deal: how everybody stands, and what next. */
export function afterDealScene(sitting: Sitting, result: Result, desk: ScreenDesk, at: number): MenuScene<AfterDeal> {
  const { words, ascii } = desk;
  const items = choicesAfter(sitting).map(
    (value): MenuItem<AfterDeal> => ({ value, label: labelOf(value, sitting, desk) }),
  );
  return new MenuScene({ title: words.endTitle, above: () => endRows(sitting, result, desk), items, words, ascii, at });
}

/** The first is what Enter does. */
export function choicesAfter({ plan, isOver }: Sitting): AfterDeal[] {
  if (plan.daily !== null) return ['share', 'review', 'replay', 'home', 'quit'];
  const isLast = isOver && plan.goal !== null;
  return [...(isLast ? [] : (['next'] as const)), 'review', 'replay', 'home', 'quit'];
}

function labelOf(value: AfterDeal, { plan }: Sitting, { words }: ScreenDesk): string {
  const labels: Readonly<Record<AfterDeal, string>> = {
    next: plan.goal === null ? words.again : words.nextDeal,
    review: words.review,
    replay: words.replayDeal,
    share: words.share,
    home: words.home,
    quit: words.quit,
  };
  return labels[value];
}

function endRows(sitting: Sitting, result: Result, { words, ascii }: ScreenDesk): Row[] {
  const { deal, plan, match } = sitting;
  const people = seatsOfPeople(deal.players);
  const you = people.length === 1 ? people[0] : null;
  const sentences = createSentences({ names: deal.labels, ascii, you });
  const [reason, winners, ...standings] = endingLines(sentences, deal.plan.id, result, deal.plan.options);
  const indent = span('  ');
  const score = match.deals > 1 || plan.goal !== null ? scoreRows(sitting, words) : [];
  return [
    [indent, ...paintedText(winners, { tone: 'accent', bold: true })],
    [indent, ...paintedText(reason)],
    EMPTY_ROW,
    ...standings.map((line): Row => [indent, ...paintedText(line)]),
    ...score,
    EMPTY_ROW,
    [indent, span(words.seed(deal.seed), { tone: 'muted' })],
    EMPTY_ROW,
  ];
}

function scoreRows({ match, deal, plan }: Sitting, words: ScreenDesk['words']): Row[] {
  const lines = deal.labels.map((label, seat) => words.score(label, match.totals[seat], plan.goal));
  const winners = match.winners.map((seat) => deal.labels[seat]);
  return [
    EMPTY_ROW,
    [span(`  ${words.scoreTitle(match.deals)}: `, { bold: true }), span(lines.join(' · '))],
    ...(winners.length === 0 ? [] : [[span(`  ${words.matchWon(winners)}`, { tone: 'accent', bold: true })]]),
  ];
}
