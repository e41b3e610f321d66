import { ownSeatOf, type TableReport } from '@shoal/room';
import {
  type AfterDeal,
  choicesAfter,
  createSentences,
  type NextRung,
  namesWithLevels,
  playAgain,
  rungWords,
  shownLabels,
  shownSeed,
  wonMatch,
} from '@shoal/table-ui';
import { gamesIn } from '../text/language.ts';
import { wrap } from '../text/line-writer.ts';
import { piecesOf } from '../text/pieces.ts';
import { endingLines } from '../text/sentence-lines.ts';
import { type MenuItem, MenuScene } from './scenes/menu-scene.ts';
import type { ScreenContext } from './scenes/screen-context.ts';
import { cardRows, LARGE_CARD } from './table/card-art.ts';
import { paintedText } from './terminal/painted-text.ts';
import type { Size } from './terminal/painter.ts';
import { beside, type Row, span } from './terminal/row.ts';
import type { Style } from './terminal/style.ts';

/** The end of a deal: how everybody stands, and what next, with the offer of stronger bots after some wins. */
export function afterDealScene(
  report: TableReport,
  context: ScreenContext,
  at: number,
  rung: NextRung | null = null,
): MenuScene<AfterDeal> {
  const { words, ascii } = context;
  const offer = rung === null ? null : rungWords(rung, words);
  const items = choicesAfter(report, offer !== null).map(
    (value): MenuItem<AfterDeal> => ({ value, label: labelOf(value, report, context, offer) }),
  );
  return new MenuScene({
    title: titleAfter(report, words),
    above: (room) => [...endRows(report, context, withoutOffer(room, offer)), ...offerRows(offer, room)],
    items,
    words,
    ascii,
    at,
  });
}

export function titleAfter({ goal, isOver }: TableReport, words: ScreenContext['words']): string {
  if (goal === null) return words.endTitle;
  return isOver ? words.matchOver : words.dealOver;
}

type Offer = ReturnType<typeof rungWords>;

/** The reason to choose a stronger bot, close to the choices where room is short. */
const offerLines = (offer: Offer | null, { columns, rows }: Size): string[] =>
  offer === null ? [] : [...wrap(offer.reason, columns - 2 * INDENT), ...(rows < ROOMY ? [] : [''])];

const offerRows = (offer: Offer | null, room: Size): Row[] =>
  offerLines(offer, room).map((line) => indented(line, { tone: 'gold' }));

const withoutOffer = (room: Size, offer: Offer | null): Size => ({
  ...room,
  rows: room.rows - offerLines(offer, room).length,
});

function labelOf(value: AfterDeal, report: TableReport, { words }: ScreenContext, offer: Offer | null): string {
  const labels: Readonly<Record<AfterDeal, string>> = {
    next: report.goal === null ? playAgain(report, words) : words.nextDeal,
    rematch: words.rematch,
    climb: offer?.climbTo ?? '',
    review: words.review,
    replay: words.replayDeal,
    share: words.share,
    home: words.home,
    quit: words.quit,
  };
  return labels[value];
}

/** A card that the end unveils stands at the right of what is told. */
export function endRows(report: TableReport, context: ScreenContext, room: Size): Row[] {
  const { presentation } = gamesIn(context.catalogue)[report.game];
  const card = presentation.unveiled?.(report.view) ?? null;
  if (card === null || room.rows <= LARGE_CARD.height) return toldRows(report, context, room);
  const columns = Math.min(room.columns - LARGE_CARD.width - INDENT, TOLD_COLUMNS);
  const told = { rows: toldRows(report, context, { ...room, columns }), width: columns };
  return beside(
    [told, { rows: cardRows(card, 'card', { ...context, size: LARGE_CARD }), width: LARGE_CARD.width }],
    [],
  );
}

/** Everything apart from each other where there is room; close together, and the seed left out, where there is not. */
function toldRows(report: TableReport, context: ScreenContext, { rows, columns }: Size): Row[] {
  const { catalogue, words, ascii } = context;
  const { game, labels, options, view, deals, goal, matchWinners } = report;
  const sentencesWith = (names: readonly string[]) =>
    createSentences({ catalogue, names, ascii, you: ownSeatOf(report) }, gamesIn(catalogue)[game]);
  const sentences = sentencesWith(labels);
  const [reason, winners, ...standings] =
    view.result === null ? ['', ''] : endingLines(sentences, view.result, options);
  const withLevels = sentencesWith(namesWithLevels(report, sentences, words.you));
  const [, , ...levelled] = view.result === null ? ['', ''] : endingLines(withLevels, view.result, options);
  const width = columns - 2 * INDENT;
  const score = deals > 1 || goal !== null ? [scoreLine(report, words)] : [];
  // A match is won by its winner, not by the winner of its last deal.
  const isWon = matchWinners.length > 0;
  const [head, ...more] = isWon ? [wonMatch(matchWinners, report, words), winners, reason] : [winners, reason];
  const apart = score.length > 0 ? ['', ...score] : [];
  const seed = ['', ...piecesOf(words.seed(shownSeed(report.seed ?? '', report.shuffle)), width)];
  const ways = [
    [...more, '', ...levelled, ...apart, ...seed, ''],
    [...more, ...levelled, ...score, ''],
    [...more, ...standings, ...score, ''],
    [...more, ...score, standings.map((line) => line.trim()).join(' '), ''],
    [...score, standings.map((line) => line.trim()).join(' '), ''],
  ].map((lines) => lines.flatMap((line) => wrap(line, width)));
  const lines = ways.find((way) => way.length < rows) ?? shortened(ways[ways.length - 1], rows - 1);
  return [indented(head, { tone: 'accent', bold: true }), ...lines.map((line) => indented(line))];
}

/** What does not fit is marked as cut. */
const shortened = (lines: readonly string[], rows: number): readonly string[] => [
  ...lines.slice(0, Math.max(0, rows - 2)),
  '…',
  '',
];

const INDENT = 2;
/** Rows above the choices from which on there is room for blank lines. */
const ROOMY = 8;
/** As wide as the text beside a card may be, so that the card stands near it. */
const TOLD_COLUMNS = 52;

export const indented = (line: string, style: Style = {}): Row => [
  span(' '.repeat(INDENT)),
  ...paintedText(line, style),
];

function scoreLine({ deals, totals, labels, goal }: TableReport, words: ScreenContext['words']): string {
  const scores = shownLabels(labels, words.you).map((label, seat) => words.score(label, totals[seat], goal));
  return words.scoreAfter(deals, scores);
}
