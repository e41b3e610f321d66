import type { Action, HandStack, Seat, Touches } from '@shoal/core';
import {
  type Catalogue,
  modelOf,
  type Offer,
  offersFor,
  type PageWords,
  pileIn,
  promptOf,
  remarkSentence,
  type SeatState,
  type Sentences,
  type TableModel,
  toldTurns,
} from '@shoal/table-ui';

/** A stack of the hand, and which of its cards are new since the viewer's last action. */
export interface ShownStack extends HandStack {
  readonly id: string;
  readonly isPicked: boolean;
  readonly isDim: boolean;
  readonly isNew: boolean;
}

/** An action in the turn bar that needs no card or seat. */
export interface ShownOffer extends Offer {
  readonly label: string;
  readonly isPicked: boolean;
}

/** Everything that the screen shows of a table. */
export interface TableView {
  readonly model: TableModel;
  /** The other players, clockwise from the viewer. */
  readonly others: readonly TableModel['seats'][number][];
  readonly own: TableModel['seats'][number] | null;
  readonly targets: readonly Seat[];
  readonly stacks: readonly ShownStack[];
  readonly offers: readonly ShownOffer[];
  /** The action of a tap on the stock. Without a label it is not allowed now, and the rules say why. */
  readonly stockAction: { readonly type: string; readonly label: string | null } | null;
  readonly prompt: string;
  /** The log and the prompt as screen readers say them. */
  readonly spoken: { readonly log: readonly string[]; readonly prompt: string };
  readonly remark: string | null;
  readonly isYourTurn: boolean;
  /** Whether nobody at this device can act any more. */
  readonly isOut: boolean;
}

export interface ViewWords {
  readonly catalogue: Catalogue;
  readonly page: PageWords;
  readonly sentences: Sentences;
  /** Sentences with cards spelled out. */
  readonly spoken: Sentences;
}

export function viewOfTable(state: SeatState, words: ViewWords): TableView {
  const { report, choosing, known, viewer } = state;
  const { catalogue, sentences } = words;
  const voice = { sentences, words: catalogue.screen, caughtUp: words.page.table.jumped };
  const remark = state.remark === null ? null : remarkSentence(state.remark, state, voice);
  const seen = {
    ...{ report, words: catalogue.screen, ascii: false, choosing, known, keys: [], message: remark },
    prompt: waitingFor(state, words),
  };
  const model = modelOf({ ...seen, sentences });
  const { legal } = report.view;
  return {
    ...{ model, remark, isYourTurn: choosing !== null, prompt: model.prompt, isOut: arePeopleOut(model) },
    spoken: {
      log: toldTurns(report, words.spoken).map(({ text }) => text),
      prompt: promptOf({ ...seen, sentences: words.spoken }),
    },
    others: clockwiseFrom(viewer, model.seats).filter(({ isViewer }) => !isViewer),
    own: model.seats.find(({ isViewer }) => isViewer) ?? null,
    targets: choosing === null || wantsSpot(legal) ? [] : [...new Set(legal.flatMap(({ target }) => target ?? []))],
    stacks: shownStacks(state, model),
    offers: choosing === null ? [] : shownOffers(state, words),
    stockAction: choosing === null ? null : stockActionIn(state, sentences),
  };
}

/** A player without cards is out when the stock is empty too. */
function arePeopleOut({ seats, middle }: TableModel): boolean {
  const isStockEmpty = (pileIn(middle, 'stock')?.count ?? 0) === 0;
  const people = seats.filter(({ bot }) => bot === null);
  return people.length > 0 && people.every(({ badge, cards }) => badge !== null || (cards === 0 && isStockEmpty));
}

/** Whether the action needs a place in a hidden hand, not only the seat that holds it. */
const wantsSpot = (legal: readonly Action[]): boolean => legal.some(({ spot }) => spot !== undefined);

function stockActionIn({ report: { view } }: SeatState, sentences: Sentences): TableView['stockAction'] {
  const { buttons } = sentences.game.presentation;
  const type = Object.keys(buttons).find((one) => buttons[one].isAtStock === true);
  if (type === undefined) return null;
  const action = view.legal.find((one) => one.type === type);
  return { type, label: action === undefined ? null : sentences.action(action, view) };
}

function clockwiseFrom<T>(viewer: Seat | null, seats: readonly T[]): T[] {
  const first = viewer === null ? 0 : viewer + 1;
  return seats.map((_, index) => seats[(first + index) % seats.length]);
}

function waitingFor({ report }: SeatState, { catalogue: { screen }, sentences }: ViewWords): string {
  const { turn, result } = report.view;
  if (turn === null || result !== null) return screen.endTitle;
  return sentences.turn(turn);
}

function shownStacks({ choosing }: SeatState, { hand }: TableModel): ShownStack[] {
  const counts = new Map<string, number>();
  return hand.stacks.map((stack) => {
    const face = stack.touches.rank === undefined ? `card-${stack.cards[0]}` : `rank-${stack.touches.rank}`;
    const copy = (counts.get(face) ?? 0) + 1;
    counts.set(face, copy);
    return {
      ...stack,
      id: `${face}-${copy}`,
      isLegal: stack.isLegal && choosing !== null,
      isPicked: hand.isPicked(stack),
      isDim: choosing !== null && hand.isDim(stack),
      isNew: hand.isNew(stack),
    };
  });
}

function shownOffers({ report, choosing }: SeatState, { page, sentences }: ViewWords): ShownOffer[] {
  if (choosing === null || choosing.wanted === 'target') return [];
  const { view } = report;
  const { presentation } = sentences.game;
  return offersFor({ presentation, view }, choosing).map((offer, index) => {
    const { suit, type = '' } = offer.touches;
    const label = suit === undefined ? sentences.action({ type }, view) : page.table.nameSuit(suit);
    return { ...offer, label, isPicked: choosing.wanted !== null && index === choosing.pick };
  });
}

/** Whether these touches are a step towards the action. */
export const isPartOf = (touches: Touches, action: Action): boolean =>
  Object.entries(touches).every(([part, value]) => action[part as keyof Action] === value);
