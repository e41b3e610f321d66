import { RANKS } from '@shoal/core';
import { suitSign } from '@shoal/language';
import type { TableReport } from '@shoal/room';
import { type Choosing, NOTHING_CHOSEN } from '../choosing/choosing.ts';
import { type Offer, offersFor } from '../choosing/offers.ts';
import type { MiddleModel } from '../presentation/game-presentation.ts';
import { handStacks } from '../presentation/presentations.ts';
import type { ScreenWords } from '../words/catalogue.ts';
import type { Sentences, ToldLine } from '../words/sentences/sentences.ts';
import { shownLabels } from '../words/sentences/shown-names.ts';
import { type KeyLabel, middleOf, seatModels, type TableModel } from './table-model.ts';

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

/** Returns everything that a screen draws of a table. */
export function modelOf(seen: SeenTable): TableModel {
  const { report, choosing } = seen;
  const { game, options, view } = report;
  const { touches, wanted, cursor, pick } = choosing ?? NOTHING_CHOSEN;
  const offers = choosing === null ? [] : offersFor(view, touches, wanted);
  const stacks = handStacks(game, view);
  const middle = middleOf(game, options, view);
  return {
    ...headerOf(seen, middle),
    ...logOf(seen),
    seats: seatModels({ ...report, labels: labelsOf(seen) }, view),
    offered: offers.flatMap((offer) => offer.touches.target ?? []),
    picked: wanted === 'target' ? (offers[pick]?.touches.target ?? null) : null,
    middle,
    hand: {
      stacks,
      cursor: choosing === null || !stacks.some(({ isLegal }) => isLegal) ? null : Math.min(cursor, stacks.length - 1),
      isPicked: ({ touches: { rank, card } }) =>
        (rank !== undefined && rank === touches.rank) || (card !== undefined && card === touches.card),
    },
    prompt: promptOf(seen),
    keys: [...offerLabels(seen, offers), ...keysNow(seen, wanted !== null)],
    message: seen.message,
  };
}

/** While something is wanted, Esc goes back to what was chosen before. */
function keysNow({ keys, words }: SeenTable, isWanted: boolean): readonly KeyLabel[] {
  if (!isWanted) return keys;
  const others = keys.filter(({ key }) => key !== words.escape);
  return [{ key: words.escape, label: words.keys.back }, ...others];
}

function headerOf(
  { report, sentences, words }: SeenTable,
  { stock, suitInForce }: MiddleModel,
): Pick<TableModel, 'game' | 'rules' | 'deal' | 'turn' | 'suit' | 'stock'> {
  const { game, view } = report;
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

/** The log in sentences, and how many sentences are new. */
function logOf({ report, sentences, known }: SeenTable): Pick<TableModel, 'log' | 'news'> {
  const lines = toldLog(report, sentences);
  return { log: lines.map(({ text }) => text), news: lines.filter(({ at }) => at >= known).length };
}

interface LastTold {
  readonly report: TableReport;
  readonly lines: readonly ToldLine[];
}

/** Each voice tells a log in its own words: a page has one for the eye and one for the ear. */
const LAST_TOLD = new WeakMap<Sentences, LastTold>();

/** Tells the log of a report in sentences. Frames that show the same report share one telling. */
export function toldLog(report: TableReport, sentences: Sentences): readonly ToldLine[] {
  const last = LAST_TOLD.get(sentences);
  if (last?.report === report) return last.lines;
  const { game, log, view, options } = report;
  const lines = sentences.story(game, log, { view, options });
  LAST_TOLD.set(sentences, { report, lines });
  return lines;
}

const labelsOf = ({ report, words }: Pick<SeenTable, 'report' | 'words'>): string[] =>
  shownLabels(report.labels, words.you);

/** What the person is asked, or what the table waits for. */
export function promptOf(seen: Omit<SeenTable, 'ascii' | 'keys' | 'message' | 'known'>): string {
  const { report, sentences, words, choosing } = seen;
  if (choosing === null) return seen.prompt;
  const { touches, wanted } = choosing;
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

function offerLabels(seen: SeenTable, offers: readonly Offer[]): KeyLabel[] {
  const { report, sentences, choosing } = seen;
  const { view } = report;
  const { wanted, pick } = choosing ?? NOTHING_CHOSEN;
  return offers.map(({ keys, touches: offered }, index) => {
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
