import type { ActionCode, Card, Chance, Seat, Vocabulary } from '@shoal/core';
import { type Stock, type Subject, Violation } from './subject.ts';

/** Moves these cards to the top of a pile, in this order. */
export function bringUp(pile: Uint8Array, top: number, cards: readonly Card[]): void {
  for (let i = 0; i < cards.length; i++) {
    const at = pile.indexOf(cards[i], top + i);
    pile[at] = pile[top + i];
    pile[top + i] = cards[i];
  }
}

/** The cards that remain after `taken` is removed. */
function remainder(cards: Iterable<number>, taken: readonly Card[]): Card[] {
  const left = [...cards] as Card[];
  for (const card of taken) left.splice(left.indexOf(card), 1);
  return left;
}

const freeSize = ({ top, end, fixed }: Stock): number => end - top - fixed;

/** Puts the given cards on top of every deal and rebuilt stock, picks them first, and records what it was offered. */
class ToldChance implements Chance {
  told: readonly Card[] = [];
  rebuilt: Card[] = [];
  picks = 0;
  /** The hand of the first pick for which no card was given. */
  hand: Card[] = [];

  orderPack(pack: Uint8Array): void {
    bringUp(pack, 0, this.told);
  }

  orderStock(stock: Uint8Array, count: number): void {
    if (this.rebuilt.length > 0) throw new Violation('the stock was rebuilt twice in one action');
    this.rebuilt = [...stock.subarray(0, count)] as Card[];
    bringUp(stock, 0, this.told);
  }

  pickCard(cards: Uint8Array, count: number): number {
    const told = this.told[this.picks++];
    const hand = cards.subarray(0, count);
    if (told === undefined) this.hand = [...hand] as Card[];
    return told === undefined ? 0 : hand.indexOf(told);
  }
}

/**
 * Applies an action once for every series of cards it could draw, or pick in a game without a stock. The length of a
 * series is known only afterwards, so a series grows card by card until it is long enough.
 */
export class Draws<G extends Vocabulary> {
  /** The state after the action. */
  readonly after: G['state'];
  private readonly subject: Subject<G>;
  private readonly kindOf: (card: Card) => number;
  private readonly chance = new ToldChance();

  constructor(subject: Subject<G>, kindOf: (card: Card) => number) {
    this.subject = subject;
    this.kindOf = kindOf;
    this.after = subject.rules.create();
  }

  forEachDeal(firstSeat: Seat, visit: () => void, told: readonly Card[] = []): void {
    const { rules, pack } = this.subject;
    this.listen(told);
    rules.deal(this.after, firstSeat, this.chance);
    const dealt = pack.length - freeSize(this.subject.stock(this.after));
    if (dealt <= told.length) {
      visit();
    } else {
      const choices = this.oneOfEachKind(remainder(pack, told));
      for (const card of choices) this.forEachDeal(firstSeat, visit, [...told, card]);
    }
  }

  forEachOutcome(
    before: G['state'],
    code: ActionCode,
    visit: (told: readonly Card[]) => void,
    told: readonly Card[] = [],
  ): void {
    if (this.apply(before, code, told) <= told.length) {
      visit(told);
      return;
    }
    const choices = this.choices(this.subject.stock(before), told);
    if (choices.length === 0) throw new Violation('an action drew a card that was not there');
    for (const card of choices) this.forEachOutcome(before, code, visit, [...told, card]);
  }

  /** Applies the action to a copy, with these cards on top. Returns the number of cards drawn or picked. */
  apply(before: G['state'], code: ActionCode, told: readonly Card[]): number {
    const { rules } = this.subject;
    rules.copy(before, this.after);
    const { cards, top, end, fixed } = this.subject.stock(this.after);
    const size = end - top;
    bringUp(cards, top, told.slice(0, size - fixed));
    this.listen(told.slice(size));
    rules.apply(this.after, code, this.chance);
    const left = this.subject.stock(this.after);
    return size + this.chance.rebuilt.length - (left.end - left.top) + this.chance.picks;
  }

  /** The possible next cards: from the stock, then from its fixed bottom, then from the rebuilt stock. */
  private choices(stock: Stock, told: readonly Card[]): Card[] {
    if (this.chance.hand.length > 0) return this.oneOfEachKind(this.chance.hand);
    const free = freeSize(stock);
    if (told.length < free)
      return this.oneOfEachKind(remainder(stock.cards.subarray(stock.top, stock.top + free), told));
    if (told.length < free + stock.fixed) return [stock.cards[stock.top + told.length] as Card];
    return this.oneOfEachKind(remainder(this.chance.rebuilt, told.slice(free + stock.fixed)));
  }

  private oneOfEachKind(cards: readonly Card[]): Card[] {
    return [...new Map(cards.map((card) => [this.kindOf(card), card])).values()];
  }

  private listen(told: readonly Card[]): void {
    this.chance.told = told;
    this.chance.rebuilt = [];
    this.chance.picks = 0;
    this.chance.hand = [];
  }
}
