import { type Action, type Rank, rankNamed, type Touchable, writeSuit } from '@shoal/core';
import { rankSign, ranksName } from '@shoal/language';
import type { TableReport } from '@shoal/room';
import {
  type Catalogue,
  matches,
  NOTHING_CHOSEN,
  promptOf,
  type SeatState,
  type Sentences,
  shownLabels,
} from '@shoal/table-ui';
import { numbered } from '../text/sentence-lines.ts';

/** What there is to ask about, and the words for it. */
interface Asking {
  readonly report: TableReport;
  /** Legal actions that go with what was touched. */
  readonly left: readonly Action[];
  readonly catalogue: Catalogue;
  readonly sentences: Sentences;
}

/** What a person is asked, with what may be typed. */
export function promptFor({ report, choosing }: SeatState, catalogue: Catalogue, sentences: Sentences): string {
  const { touches, wanted } = choosing ?? NOTHING_CHOSEN;
  const { view } = report;
  const left = view.legal.filter((action) => matches(action, touches));
  const asking = { report, left, catalogue, sentences };
  const repeated = repeatedIn(asking);
  if (view.legal.length === 1) {
    return [catalogue.lineMode.onlyChoice(sentences.action(view.legal[0], view)), ...repeated].join(', ');
  }
  const question = promptOf({ report, sentences, choosing: choosing ?? NOTHING_CHOSEN, prompt: '' });
  return offer(question, wanted === null ? [...openAnswers(asking), ...repeated] : answersFor(wanted, asking));
}

/** A question with its answers. */
export const offer = (question: string, offered: readonly string[]): string =>
  offered.length === 0 ? question : `${question} (${offered.join(', ')})`;

export const offerYesOrNo = (question: string, { typed: { yes, no } }: Catalogue): string =>
  offer(question, [yes[0], no[0]]);

/** What answers a question for one thing. */
function answersFor(thing: Touchable, { report, left, catalogue, sentences }: Asking): string[] {
  if (thing === 'suit') {
    return unique(left, 'suit').map((suit) => `${writeSuit(suit).toLowerCase()} = ${sentences.suitName(suit)}`);
  }
  if (thing === 'rank') return unique(left, 'rank').map((rank) => typedRank(rank, catalogue));
  if (thing === 'spot') return [catalogue.lineMode.places(left.length)];
  const labels = shownLabels(report.labels, catalogue.screen.you);
  return unique(left, 'target').map((seat) => numbered(seat + 1, labels[seat]));
}

/** Asked for first, and listed; cards are numbered in the hand. */
const LISTED = ['rank', 'spot'] as const satisfies readonly Touchable[];

/** What may be typed while nothing was touched: the things that are asked for first, and whole actions. */
function openAnswers(asking: Asking): string[] {
  const { report, left, sentences } = asking;
  const thing = LISTED.find((one) => unique(left, one).length > 0);
  const both = thing === 'rank' && unique(left, 'target').length > 1 ? [bothIn(asking)] : [];
  const { typed } = sentences.game.words;
  const whole = Object.keys(typed).filter((type) => left.some((action) => action.type === type));
  return [
    ...(thing === undefined ? [] : answersFor(thing, asking)),
    ...both,
    ...whole.map((type) => `${typed[type][0]} = ${sentences.action({ type }, report.view)}`),
  ];
}

/** A rank and a player in one line. */
function bothIn({ report, left, catalogue }: Asking): string {
  const labels = shownLabels(report.labels, catalogue.screen.you);
  const [{ target = 0, rank = rankNamed('A') }] = left;
  return catalogue.lineMode.orWithPlayer(`${typedRank(rank, catalogue)} ${labels[target]}`);
}

/** An action that may go on by itself has its letter doubled. */
function repeatedIn({ report: { view, options }, sentences }: Asking): string[] {
  const { presentation, words } = sentences.game;
  if (presentation.repeat?.isOffered(view, options) !== true) return [];
  return [`${words.typed[presentation.repeat.type][0].repeat(2)} = ${sentences.repeated?.choice}`];
}

const unique = <T extends Touchable>(left: readonly Action[], thing: T): Exclude<Action[T], undefined>[] => [
  ...new Set(left.flatMap((action) => (action[thing] as Exclude<Action[T], undefined>) ?? [])),
];

/** How a rank is asked for: queens in full, since `q` quits. */
const typedRank = (rank: Rank, { cards }: Catalogue): string =>
  rank === rankNamed('Q') ? ranksName(rank, cards) : rankSign(rank);
