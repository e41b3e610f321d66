import {
  type Action,
  type CrazyEightsOptions,
  type CrazyEightsView,
  type GameId,
  RANKS,
  type Rank,
  rankNamed,
  type View,
} from '@shoal/core';
import { type Choosing, type Deal, matches, rankSign, ranksName, type Sentences } from '@shoal/table-ui';
import { words } from './words.ts';

/** What a person is asked, with what may be typed. */
export function promptFor(deal: Deal, view: View, { touches, wanted }: Choosing, sentences: Sentences): string {
  const { labels, plan } = deal;
  const left = view.legal.filter((action) => matches(action, touches));
  const [{ rank = RANKS[0], target: of = 0 }] = left;
  if (wanted === 'target') return words.offer(sentences.say({ key: 'which-seat', rank }), targetsIn(left, labels));
  if (wanted === 'rank') return words.offer(sentences.say({ key: 'which-rank', of }), ranksIn(left));
  if (wanted === 'suit') return words.offer(sentences.say({ key: 'which-suit' }), words.suitLetters);
  if (canDrawOn(deal, view)) return words.drawOnPrompt[`${view.legal.length > 1}`];
  if (view.legal.length === 1) return words.onlyChoice(sentences.action(view.legal[0], view));
  return OPEN_PROMPTS[plan.id](view, deal, sentences);
}

const targetsIn = (left: readonly Action[], labels: readonly string[]): string[] =>
  [...new Set(left.flatMap(({ target }) => target ?? []))].map((seat) => words.numbered(seat + 1, labels[seat]));

const ranksIn = (left: readonly Action[]): string[] => [
  ...new Set(left.flatMap(({ rank }) => (rank === undefined ? [] : typedRank(rank)))),
];

/** How a rank is asked for: queens in full, since `q` quits. */
const typedRank = (rank: Rank): string => (rank === rankNamed('Q') ? ranksName(rank) : rankSign(rank));

/** May several cards be drawn in this turn, one after the other? */
function canDrawOn({ plan }: Deal, view: View): boolean {
  if (plan.id !== 'crazy-eights' || !view.legal.some(({ type }) => type === 'draw')) return false;
  const { draw } = plan.options as CrazyEightsOptions;
  const { penalty, drawn } = view as CrazyEightsView;
  return penalty === 0 && (draw === 'until-playable' || draw - drawn > 1);
}

type OpenPrompt = (view: View, deal: Deal, sentences: Sentences) => string;

const askPrompt: OpenPrompt = ({ legal }, { labels }) => {
  const [{ target = 0, rank = RANKS[0] }] = legal;
  const isAlone = new Set(legal.map((action) => action.target)).size === 1;
  const ranks = ranksIn(legal);
  return isAlone ? words.askOne(labels[target], ranks) : words.askAny(ranks, `${typedRank(rank)} ${labels[target]}`);
};

const playPrompt: OpenPrompt = ({ legal, phase }, _deal, sentences) => {
  if (phase === 'vote') return words.offer(sentences.say({ key: 'vote-now' }), words.yesOrNo);
  const can = (type: string) => legal.some((action) => action.type === type);
  return words.playPrompt[`${can('play')}-${can('draw')}-${can('pass')}`];
};

const OPEN_PROMPTS: Readonly<Record<GameId, OpenPrompt>> = { 'go-fish': askPrompt, 'crazy-eights': playPrompt };
