import { type Action, type Card, type Rng, rankOf, rngFor, writeCard, writeRank, writeSuit } from '@shoal/core';
import { PRESENTATIONS } from '@shoal/games/presentations';
import type { Deal } from '@shoal/room';
import { KnownDeal } from '../../../cli/test/player/known-deal.ts';
import type { ShownTable } from './shown-table.ts';
import type { TablePage, TouchTarget } from './table-page.ts';
import { setupFor, type TestedTable } from './tables.ts';

/** Replays the page's game in the test with all cards known, and chooses the person's actions in both. */
export class KnownGame {
  readonly table: TestedTable;
  /** The lines that play the same game at the terminal. */
  readonly lines: string[] = [];
  readonly #known: KnownDeal;
  readonly #rng: Rng;

  constructor(table: TestedTable) {
    this.table = table;
    this.#known = new KnownDeal(table.game, table.preset, setupFor(table).players, table.seed);
    this.#rng = rngFor(table.seed, 'person in both');
  }

  get deal(): Deal {
    return this.#known.deal;
  }

  /** Plays the deal to its end without a page. */
  playOut(): Deal {
    while (this.#known.seat !== null) this.#known.act(this.#choose());
    return this.deal;
  }

  /** The card that the end panel must turn over. */
  get unveiled(): Card | null {
    return PRESENTATIONS[this.table.game].unveiled?.(this.#known.view) ?? null;
  }

  /** The state that the page must show. */
  get expected() {
    const { hand, legal, stockSize } = this.#known.view;
    const ranks = new Set(legal.map(({ rank }) => rank));
    const cards = new Set(legal.map(({ card }) => card));
    const isLegal = (card: Card): boolean => cards.has(card) || ranks.has(rankOf(card));
    return { hand: [...hand].sort(byNumber), playable: hand.filter(isLegal).sort(byNumber), stock: stockSize };
  }

  /** Chooses an action, performs it in the page and in the test, and returns the resulting state of the page. */
  async actAt(table: TablePage, state: ShownTable): Promise<ShownTable> {
    const action = this.#choose();
    this.lines.push(this.#typed(action));
    await table.button(firstTarget(action, state)).click();
    const next = await table.awaited(state);
    const second = secondTarget(action, next);
    this.#known.act(action);
    if (second === null) return next;
    await table.button(second).click();
    return table.awaited(next);
  }

  /** Prefers to play a card, so that games end. */
  #choose(): Action {
    const { deal, view } = this.#known;
    const plays = view.legal.filter(({ type }) => type !== 'draw' && type !== 'pass');
    const among = plays.length > 0 ? plays : view.legal;
    const action = among[this.#rng.below(among.length)];
    const { fillIn } = PRESENTATIONS[this.table.game];
    return fillIn?.(action, view, deal.table.rules.options) ?? action;
  }

  #typed({ type, rank, target, card, suit, spot }: Action): string {
    const { deal, view } = this.#known;
    if (type === 'draw') return view.legal.length === 1 ? 'dd' : 'd';
    if (view.legal.length === 1) return '';
    if (rank !== undefined) return `${writeRank(rank)} ${deal.labels[target ?? 0]}`;
    if (spot !== undefined) return `${spot + 1}`;
    if (card === undefined) return type;
    const namings = view.legal.filter((action) => action.card === card).length;
    return namings > 1 && suit !== undefined ? `${writeCard(card)} ${writeSuit(suit)}` : writeCard(card);
  }
}

const byNumber = (one: number, other: number): number => one - other;

export function shownIn({ hand, stock }: ShownTable) {
  return {
    hand: hand.flatMap(({ cards }) => cards).sort(byNumber),
    playable: hand.flatMap(({ cards, isLegal }) => (isLegal ? cards : [])).sort(byNumber),
    stock: Number(/\d+/.exec(stock.name)?.[0] ?? 0),
  };
}

function firstTarget({ type, rank, card, spot }: Action, { hand, offers }: ShownTable): TouchTarget {
  if (spot !== undefined) return { type: 'place', index: spot };
  if (rank === undefined && card === undefined) {
    return { type: 'offer', index: offers.findIndex((offer) => offer.type === type) };
  }
  const isMeant = (held: number): boolean => held === card || rankOf(held as Card) === rank;
  return { type: 'stack', index: hand.findIndex(({ cards }) => isMeant(cards[0])) };
}

function secondTarget({ target, suit }: Action, { hand, offers, seats }: ShownTable): TouchTarget | null {
  const naming = offers.findIndex((offer) => offer.suit !== null && offer.suit === suit);
  if (naming >= 0) return { type: 'offer', index: naming };
  if (!hand.some(({ isPicked }) => isPicked)) return null;
  return { type: 'seat', index: seats.findIndex(({ seat }) => seat === target) };
}
