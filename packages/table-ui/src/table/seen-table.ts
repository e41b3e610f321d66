import { RANKS } from '@shoal/core';
import type { TableReport } from '@shoal/room';
import { type Choosing, NOTHING_CHOSEN } from '../choosing/choosing.ts';
import { offersFor } from '../choosing/offers.ts';
import { handStacks } from '../presentation/presentations.ts';
import type { ScreenWords } from '../words/catalogue.ts';
import { suitSign } from '../words/messages/card-words.ts';
import type { Sentences } from '../words/sentences/sentences.ts';
import { shownLabels } from '../words/sentences/shown-names.ts';
import type { KeyLabel, TableModel } from './table-model.ts';
import { middleOf, seatModels } from './table-model.ts';

/** The table as somebody looks at it. */
export interface SeenTable {
  readonly report: TableReport;
  readonly sentences: Sentences;
  readonly words: ScreenWords;
  readonly ascii: boolean;
  /** How far a person has come in choosing; null while others act. */
  readonly choosing: Choosing | null;
  readonly prompt: string;
  readonly keys: readonly KeyLabel[];
  readonly message: string | null;
  /** Log entries that the viewer knew before. */
  readonly known: number;
}

/** What to draw of it. */
export const modelOf = (seen: SeenTable): TableModel => ({ ...shownTable(seen), ...logOf(seen) });

/** Everything but what happened, which takes longest to tell. */
export function shownTable(seen: SeenTable): Omit<TableModel, 'log' | 'news'> {
  const { report, choosing } = seen;
  const { game, options, view } = report;
  const { touches, wanted, cursor, pick } = choosing ?? NOTHING_CHOSEN;
  const offers = choosing === null ? [] : offersFor(view, touches, wanted);
  const stacks = handStacks(game, view);
  return {
    ...headerOf(seen),
    seats: seatModels({ ...report, labels: labelsOf(seen) }, view),
    offered: offers.flatMap((offer) => offer.touches.target ?? []),
    picked: wanted === 'target' ? (offers[pick]?.touches.target ?? null) : null,
    middle: middleOf(game, options, view),
    hand: {
      stacks,
      cursor: choosing === null || !stacks.some(({ isLegal }) => isLegal) ? null : Math.min(cursor, stacks.length - 1),
      isPicked: ({ touches: { rank, card } }) =>
        (rank !== undefined && rank === touches.rank) || (card !== undefined && card === touches.card),
    },
    prompt: choosing === null ? seen.prompt : promptOf(seen, choosing),
    keys: [...(choosing === null ? [] : offerLabels(seen, choosing)), ...keysNow(seen, wanted !== null)],
    message: seen.message,
  };
}

/** While something is wanted, Esc goes back to what was chosen before. */
function keysNow({ keys, words }: SeenTable, isWanted: boolean): readonly KeyLabel[] {
  if (!isWanted) return keys;
  const others = keys.filter(({ key }) => key !== words.escape);
  return [{ key: words.escape, label: words.keys.back }, ...others];
}

function headerOf({
  report,
  sentences,
  words,
}: SeenTable): Pick<TableModel, 'game' | 'rules' | 'deal' | 'turn' | 'suit' | 'stock'> {
  const { game, options, view } = report;
  const { stock, suitInForce } = middleOf(game, options, view);
  return {
    game: sentences.gameName(game),
    rules: rulesOf(report, words),
    deal: dealOf(report, words),
    turn: view.turn === null ? words.endTitle : sentences.turn(view.turn),
    suit: suitInForce === null ? '' : sentences.say({ key: 'suit-in-force', suit: suitInForce }),
    stock: words.stock(stock),
  };
}

function rulesOf({ daily, preset, changes }: TableReport, words: ScreenWords): string {
  if (daily !== null) return words.dailyTitle(daily);
  return changes.length === 0 ? preset : words.changedPreset(preset);
}

function dealOf({ goal, dealNumber, deals, totals }: TableReport, words: ScreenWords): string {
  if (goal === null && deals === 0) return '';
  const score = deals === 0 ? [] : [totals.join(' : ')];
  return [words.dealOf(dealNumber, goal), ...score].join(' · ');
}

/** The log in sentences, and how many of them tell something new. */
function logOf({ report, sentences, known }: SeenTable): Pick<TableModel, 'log' | 'news'> {
  const { game, options, view, log } = report;
  // Told as a whole, so that no sentence depends on what was known before.
  const narrate = (from: number) => sentences.narrate(game, log, { from, view, options });
  return { log: narrate(0), news: narrate(Math.min(known, log.length)).length };
}

const labelsOf = ({ report, words }: SeenTable): string[] => shownLabels(report.labels, words.you);

function promptOf(seen: SeenTable, { touches, wanted }: Choosing): string {
  const { report, sentences, words } = seen;
  const { legal, phase } = report.view;
  if (wanted === 'suit') return sentences.say({ key: 'which-suit' });
  if (wanted === 'target') return words.rankQuestion(touches.rank ?? RANKS[0]);
  if (wanted === 'rank') return sentences.say({ key: 'which-rank', of: touches.target ?? 0 });
  if (phase === 'vote') return sentences.say({ key: 'vote-now' });
  if (legal.length === 1) return sentences.action(legal[0], report.view);
  const can = (type: string) => legal.some((action) => action.type === type);
  if (can('ask')) {
    const targets = [...new Set(legal.flatMap(({ target }) => target ?? []))];
    return targets.length === 1 ? words.askOnePrompt(labelsOf(seen)[targets[0]]) : words.askPrompt;
  }
  if (can('draw')) return can('play') ? words.playOrDrawPrompt : sentences.action({ type: 'draw' }, report.view);
  return can('pass') ? words.playOrPassPrompt : words.playPrompt;
}

function offerLabels(seen: SeenTable, { touches, wanted, pick }: Choosing): KeyLabel[] {
  const { report, sentences } = seen;
  const { view } = report;
  return offersFor(view, touches, wanted).map(({ keys, touches: offered }, index) => {
    const { target, suit, type = '' } = offered;
    const label =
      target !== undefined
        ? labelsOf(seen)[target]
        : suit !== undefined
          ? `${suitSign(suit, { ascii: seen.ascii })} ${sentences.suitName(suit)}`
          : sentences.action({ type }, view);
    return { key: keys[0].toUpperCase(), label, isAnswer: true, isPicked: wanted !== null && index === pick };
  });
}
