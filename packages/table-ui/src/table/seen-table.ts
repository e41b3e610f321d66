import type { CardAnchor, Seat } from '@shoal/core';
import { suitSign } from '@shoal/language';
import type { TableReport } from '@shoal/room';
import { type Choosing, type ChoosingTable, NOTHING_CHOSEN } from '../choosing/choosing.ts';
import { type Offer, offersFor } from '../choosing/offers.ts';
import { itemsFor } from '../choosing/press.ts';
import type { ScreenWords } from '../words/catalogue.ts';
import type { ToldTurn } from '../words/sentences/log-sentences.ts';
import { matchScore, shortMatchScore } from '../words/sentences/score-sentences.ts';
import type { Sentences } from '../words/sentences/sentences.ts';
import { shownLabels } from '../words/sentences/shown-names.ts';
import { mostInFan } from './most-in-fan.ts';
import {
  type FanModel,
  type HandModel,
  type KeyLabel,
  middleOf,
  pileIn,
  type SeatModel,
  seatModels,
  type TableModel,
} from './table-model.ts';

/** The table as its viewer sees it. */
export interface SeenTable {
  readonly report: TableReport;
  readonly sentences: Sentences;
  readonly words: ScreenWords;
  readonly ascii: boolean;
  /** The viewer's choice in progress; null while others act. */
  readonly choosing: Choosing | null;
  readonly prompt: string;
  readonly keys: readonly KeyLabel[];
  readonly message: string | null;
  /** The number of log entries that the viewer already knew. */
  readonly known: number;
  /** What a room tells of the person at a seat. */
  readonly noteAt?: (seat: Seat) => string | null;
}

/** Returns everything that a screen draws of a table. */
export function modelOf(seen: SeenTable): TableModel {
  const { report, choosing, sentences } = seen;
  const { options, view } = report;
  const { touches, wanted, pick } = choosing ?? NOTHING_CHOSEN;
  const table = tableOf(seen);
  const offers = choosing === null ? [] : offersFor(table, choosing);
  const { inHand, place } = cursorsOf(table, choosing);
  return {
    ...headerOf(seen),
    log: toldTurns(report, sentences).map(({ seat, text, at }) => ({ seat, text, isNew: at >= seen.known })),
    seats: seatModels({ ...report, labels: labelsOf(seen) }, view, sentences).map((model) => noted(model, seen)),
    offered: offers.flatMap((offer) => offer.touches.target ?? []),
    picked: wanted === 'target' ? (offers[pick]?.touches.target ?? null) : null,
    middle: middleOf(view, options, sentences),
    hasFan: table.presentation.hasFan === true,
    fan: fanOf(seen, place),
    hand: {
      stacks: table.presentation.stacks(view, options),
      cursor: inHand,
      isPicked: ({ touches: { rank, card } }) =>
        (rank !== undefined && rank === touches.rank) || (card !== undefined && card === touches.card),
      isDim: ({ isLegal }) => !isLegal && table.presentation.handTouch !== null,
      isNew: newnessOf(seen),
    },
    prompt: promptOf(seen),
    keys: [...offerLabels(seen, offers), ...keysNow(seen, wanted !== null)],
    message: seen.message,
  };
}

function noted(model: SeatModel, { noteAt }: SeenTable): SeatModel {
  const note = noteAt?.(model.seat) ?? null;
  return note === null ? model : { ...model, note };
}

type SeenByPerson = Pick<SeenTable, 'report' | 'sentences'>;

const tableOf = ({ report, sentences }: SeenByPerson): ChoosingTable => ({
  ...report,
  presentation: sentences.game.presentation,
});

interface Cursors {
  readonly inHand: number | null;
  readonly place: number | null;
}

/** The cursor: on a stack of the hand, on a place of a hidden hand, or nowhere. */
function cursorsOf(table: ChoosingTable, choosing: Choosing | null): Cursors {
  const items = itemsFor(table);
  if (choosing === null || !items.some(({ isLegal }) => isLegal)) return { inHand: null, place: null };
  const at = Math.min(choosing.cursor, items.length - 1);
  return items[at].touches.spot === undefined ? { inHand: at, place: null } : { inHand: null, place: at };
}

/** The deal is no event, so that no card is new before somebody acts. */
function newnessOf({ report: { view, log }, sentences, known }: SeenTable): HandModel['isNew'] {
  if (known === log.length) return () => false;
  const moves = sentences.game.presentation.moves(log.slice(known));
  const came = new Set(moves.flatMap(({ to, cards }) => (isSeat(to, view.seat) ? cards : [])));
  return ({ cards }) => cards.some((card) => came.has(card));
}

const isSeat = (anchor: CardAnchor, seat: Seat | null): boolean => typeof anchor === 'object' && anchor.seat === seat;

function fanOf(seen: SeenTable, place: number | null): FanModel | null {
  const { report, sentences, words } = seen;
  const { view, options } = report;
  const fan = pileIn(middleOf(view, options, sentences), 'fan');
  if (fan === undefined) return null;
  const { seat, count } = fan;
  const label = seat === view.seat ? words.yourFan(count) : words.fanOf(labelsOf(seen)[seat], count);
  return { label, count, most: Math.max(count, mostInFan(report, sentences)), place };
}

/** While an answer is wanted, Esc goes back to the previous choice. */
function keysNow({ keys, words }: SeenTable, isWanted: boolean): readonly KeyLabel[] {
  if (!isWanted) return keys;
  const others = keys.filter(({ key }) => key !== words.escape);
  return [{ key: words.escape, label: words.keys.back, isKept: true }, ...others];
}

function headerOf({
  report,
  sentences,
  words,
}: SeenTable): Pick<TableModel, 'game' | 'rules' | 'clauses' | 'deal' | 'score' | 'shortScore' | 'turn'> {
  const { options, players, preset, view } = report;
  const { turn } = view;
  return {
    clauses: () => sentences.rulesSheet(options, players.length, preset).slice(1),
    game: sentences.gameName,
    rules: rulesOf(report, sentences, words),
    deal: dealOf(report, words),
    score: matchScore(report, report.labels, words),
    shortScore: shortMatchScore(report, view.seat, report.labels, words),
    turn: turn === null ? words.endTitle : sentences.turn(turn),
  };
}

function rulesOf({ daily, preset, changes }: TableReport, sentences: Sentences, words: ScreenWords): string {
  if (daily !== null) return words.dailyTitle(daily);
  const name = sentences.presetName(preset);
  return changes.length === 0 ? name : words.changedPreset(name);
}

const dealOf = ({ goal, dealNumber }: TableReport, words: ScreenWords): string =>
  goal === null && dealNumber === 1 ? '' : words.dealOf(dealNumber, goal);

interface LastTold {
  readonly report: TableReport;
  readonly turns: readonly ToldTurn[];
}

/** Keyed by voice, since a page tells each log twice: for the eye and for the ear. */
const LAST_TOLD = new WeakMap<Sentences, LastTold>();

/** Tells the log of a report turn by turn. Frames of one report share the result. */
export function toldTurns(report: TableReport, sentences: Sentences): readonly ToldTurn[] {
  const last = LAST_TOLD.get(sentences);
  if (last?.report === report) return last.turns;
  const turns = turnsSince(0, report, sentences);
  LAST_TOLD.set(sentences, { report, turns });
  return turns;
}

/** Tells what happened from a log entry on, turn by turn. */
export const turnsSince = (
  from: number,
  { log, view, options }: TableReport,
  sentences: Sentences,
): readonly ToldTurn[] => sentences.turns(log, { from, view, options });

/** Tells what happened from a log entry on, without a turn that others may still continue. */
export function closedTurns(from: number, report: TableReport, sentences: Sentences): readonly ToldTurn[] {
  const turns = turnsSince(from, report, sentences);
  const { turn, seat } = report.view;
  const last = turns.at(-1)?.seat;
  const isOpen = turn !== null && turn !== seat && (last === turn || last === null);
  return isOpen ? turns.slice(0, -1) : turns;
}

const labelsOf = ({ report, words }: Pick<SeenTable, 'report' | 'words'>): string[] =>
  shownLabels(report.labels, words.you);

/** The question to the person, or what the table waits for. */
export function promptOf({
  report: { view },
  sentences,
  choosing,
  prompt,
}: Pick<SeenTable, 'report' | 'sentences' | 'choosing' | 'prompt'>): string {
  if (choosing === null) return prompt;
  const [only, ...others] = view.legal;
  // A button says what it does, so the prompt says why it is the only one.
  const isButton = Object.hasOwn(sentences.game.presentation.buttons, only?.type ?? '');
  if (choosing.wanted === null && others.length === 0 && !isButton) return sentences.action(only, view);
  return sentences.prompt(view, choosing);
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
