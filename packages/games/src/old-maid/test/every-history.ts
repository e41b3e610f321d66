import { type ActionCode, type Card, type Chance, EventLog, type Pack, type Seat } from '@shoal/core';
import type { Seen } from '../../../test/bots/every-world.ts';
import type { OldMaidRules } from '../rules/rules.ts';
import type { OldMaidState } from '../rules/state.ts';
import type { OldMaid } from '../rules/vocabulary.ts';

/** Deals a given pack, and picks given cards. */
class GivenChance implements Chance {
  pack: readonly Card[] = [];
  picked = 0;

  orderPack(pack: Uint8Array): void {
    pack.set(this.pack);
  }

  orderStock(): void {}

  pickCard(): number {
    return this.picked;
  }
}

/**
 * The likelihood of each world by brute force: every deal and every pick that the viewer cannot distinguish from the
 * real ones. All picks of a take are equally likely, and so are all deals.
 */
export function everyHistory(
  rules: OldMaidRules,
  { view, log }: Seen<OldMaid>,
  firstSeat: Seat,
  spell: (state: OldMaidState) => string,
): Map<string, number> {
  const chance = new GivenChance();
  const seen = JSON.stringify(view);
  const told = log.map((event) => JSON.stringify(event));
  const codes = log.flatMap((event) => (event.type === 'take' ? [rules.encode(rules.actionOf(event) as never)] : []));
  const shares = new Map<string, number>();
  const words = new EventLog();
  let all = 0;

  /** Compares the viewer's events, from this one on, with what it was told. Returns their number, or −1. */
  const heard = (from: number): number => {
    const events = rules.events(words).map((event) => JSON.stringify(rules.censor(event, view.seat)));
    words.clear();
    return events.every((event, index) => event === told[from + index]) ? from + events.length : -1;
  };

  const follow = (state: OldMaidState, action: number, from: number): void => {
    if (action === codes.length) {
      if (from !== told.length || JSON.stringify(rules.view(state, view.seat)) !== seen) return;
      all += 1;
      shares.set(spell(state), (shares.get(spell(state)) ?? 0) + 1);
      return;
    }
    const next = rules.create();
    for (let picked = 0; picked < state.sizes[state.target]; picked++) {
      rules.copy(state, next);
      chance.picked = picked;
      rules.apply(next, codes[action] as ActionCode, chance, words);
      const to = heard(from);
      if (to >= 0) follow(next, action + 1, to);
    }
  };

  for (const pack of everyDeal(rules.pack, rules.seats, rules.dealtCards)) {
    const state = rules.create();
    chance.pack = pack;
    rules.deal(state, firstSeat, chance, words);
    const from = heard(0);
    if (from >= 0) follow(state, 0, from);
  }
  return new Map([...shares].map(([world, count]) => [world, count / all]));
}

/** Every way to deal a pack, each as one order of the pack. */
export function* everyDeal(pack: Pack, seats: number, dealt: number): Generator<Card[]> {
  const order: Card[] = [];
  // The cards of one seat come in ascending order, so that each set of hands comes up once.
  function* grow(left: readonly Card[]): Generator<Card[]> {
    if (left.length === 0) yield order;
    const at = order.length;
    const isFirstOfSeat = at < seats || at >= dealt;
    for (const [index, card] of left.entries()) {
      if (!isFirstOfSeat && card < order[at - seats]) continue;
      order.push(card);
      yield* grow([...left.slice(0, index), ...left.slice(index + 1)]);
      order.pop();
    }
  }
  yield* grow(pack);
}
