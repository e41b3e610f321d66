import { type Action, RANKS, type Rank, rankNamed, type View } from '@shoal/core';
import type { GameId } from '@shoal/games';
import type { CrazyEightsOptions, CrazyEightsView } from '@shoal/games/crazy-eights';
import { rankSign, ranksName } from '@shoal/language';
import type { TableReport } from '@shoal/room';
import { type Catalogue, matches, NOTHING_CHOSEN, type SeatState, type Sentences, shownLabels } from '@shoal/table-ui';
import { numbered } from '../text/sentence-lines.ts';

/** As a screen has them for keys. */
const SUIT_LETTERS = ['s', 'h', 'd', 'c'];

/** What there is to ask about, and the words for it. */
interface Asking {
  readonly view: View;
  readonly labels: readonly string[];
  readonly catalogue: Catalogue;
  readonly sentences: Sentences;
}

/** What a person is asked, with what may be typed. */
export function promptFor({ report, choosing }: SeatState, catalogue: Catalogue, sentences: Sentences): string {
  const { lineMode: words, screen } = catalogue;
  const { view, game, labels } = report;
  const { touches, wanted } = choosing ?? NOTHING_CHOSEN;
  const asking = { view, catalogue, sentences, labels: shownLabels(labels, screen.you) };
  const left = view.legal.filter((action) => matches(action, touches));
  const [{ rank = RANKS[0], target: of = 0 }] = left;
  if (wanted === 'target') return offer(sentences.say({ key: 'which-seat', rank }), targetsIn(left, asking));
  if (wanted === 'rank') return offer(sentences.say({ key: 'which-rank', of }), ranksIn(left, catalogue));
  if (wanted === 'suit') return offer(sentences.say({ key: 'which-suit' }), SUIT_LETTERS);
  if (canDrawOn(report)) return words.drawOnPrompt[`${view.legal.length > 1}`];
  if (view.legal.length === 1) return words.onlyChoice(sentences.action(view.legal[0], view));
  return OPEN_PROMPTS[game](asking);
}

/** A question with its answers. */
export const offer = (question: string, offered: readonly string[]): string => `${question} (${offered.join(', ')})`;

export const offerYesOrNo = (question: string, { typed: { yes, no } }: Catalogue): string =>
  offer(question, [yes[0], no[0]]);

const targetsIn = (left: readonly Action[], { labels }: Asking): string[] =>
  [...new Set(left.flatMap(({ target }) => target ?? []))].map((seat) => numbered(seat + 1, labels[seat]));

const ranksIn = (left: readonly Action[], catalogue: Catalogue): string[] => [
  ...new Set(left.flatMap(({ rank }) => (rank === undefined ? [] : typedRank(rank, catalogue)))),
];

/** How a rank is asked for: queens in full, since `q` quits. */
const typedRank = (rank: Rank, { cards }: Catalogue): string =>
  rank === rankNamed('Q') ? ranksName(rank, cards) : rankSign(rank);

/** May several cards be drawn in this turn, one after the other? */
function canDrawOn({ game, options, view }: TableReport): boolean {
  if (game !== 'crazy-eights' || !view.legal.some(({ type }) => type === 'draw')) return false;
  const { draw } = options as CrazyEightsOptions;
  const { penalty, drawn } = view as CrazyEightsView;
  return penalty === 0 && (draw === 'until-playable' || draw - drawn > 1);
}

type OpenPrompt = (asking: Asking) => string;

const askPrompt: OpenPrompt = ({ view: { legal }, labels, catalogue }) => {
  const [{ target = 0, rank = RANKS[0] }] = legal;
  const isAlone = new Set(legal.map((action) => action.target)).size === 1;
  const ranks = ranksIn(legal, catalogue);
  const { askOne, askAny } = catalogue.lineMode;
  return isAlone ? askOne(labels[target], ranks) : askAny(ranks, `${typedRank(rank, catalogue)} ${labels[target]}`);
};

const playPrompt: OpenPrompt = ({ view: { legal, phase }, catalogue, sentences }) => {
  if (phase === 'vote') return offerYesOrNo(sentences.say({ key: 'vote-now' }), catalogue);
  const can = (type: string) => legal.some((action) => action.type === type);
  return catalogue.lineMode.playPrompt[`${can('play')}-${can('draw')}-${can('pass')}`];
};

const OPEN_PROMPTS: Readonly<Record<GameId, OpenPrompt>> = { 'go-fish': askPrompt, 'crazy-eights': playPrompt };
