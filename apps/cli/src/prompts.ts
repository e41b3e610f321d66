import { type Action, type GameId, RANKS, type View, writeRank } from '@shoal/core';
import type { Sentences } from '@shoal/table-ui';
import type { Deal } from './deal.ts';
import { matches, type Touchable, type Touches } from './touches.ts';
import { words } from './words.ts';

/** What a person is asked, with what may be typed. */
export function promptFor(
  deal: Deal,
  view: View,
  touches: Touches,
  wanted: Touchable | null,
  sentences: Sentences,
): string {
  const { labels, plan } = deal;
  const left = view.legal.filter((action) => matches(action, touches));
  if (wanted === 'target') return words.offer(sentences.say({ key: 'which-seat' }), targetsIn(left, labels));
  if (wanted === 'rank') return words.offer(sentences.say({ key: 'which-rank' }), ranksIn(left));
  if (wanted === 'suit') return words.offer(sentences.say({ key: 'which-suit' }), words.suitLetters);
  if (view.legal.length === 1) return words.onlyChoice(sentences.action(plan.id, view.legal[0], view));
  return OPEN_PROMPTS[plan.id](view, deal, sentences);
}

const targetsIn = (left: readonly Action[], labels: readonly string[]): string[] =>
  [...new Set(left.flatMap(({ target }) => target ?? []))].map((seat) => words.numbered(seat + 1, labels[seat]));

const ranksIn = (left: readonly Action[]): string[] => [
  ...new Set(left.flatMap(({ rank }) => (rank === undefined ? [] : writeRank(rank)))),
];

type OpenPrompt = (view: View, deal: Deal, sentences: Sentences) => string;

const askPrompt: OpenPrompt = ({ legal }, { labels }) => {
  const [{ target = 0, rank = RANKS[0] }] = legal;
  const isAlone = new Set(legal.map((action) => action.target)).size === 1;
  const example = writeRank(rank);
  return isAlone ? words.askOne(labels[target], example) : words.askAny(`${example} ${labels[target]}`);
};

const playPrompt: OpenPrompt = ({ legal, phase }, _deal, sentences) => {
  if (phase === 'vote') return words.offer(sentences.say({ key: 'vote-now' }), words.yesOrNo);
  const can = (type: string) => legal.some((action) => action.type === type);
  return words.playPrompt[`${can('play')}-${can('draw')}-${can('pass')}`];
};

const OPEN_PROMPTS: Readonly<Record<GameId, OpenPrompt>> = { 'go-fish': askPrompt, 'crazy-eights': playPrompt };
