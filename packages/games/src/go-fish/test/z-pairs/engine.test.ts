import { EventLog, legalActions, RandomChance, Sfc32, writeCard, writeRank } from '@shoal/core';
import { expect, test } from 'vitest';
import { atDepth } from '../../../../../../scripts/depth.mjs';
import { goFish } from '../../index.ts';
import type { GoFishState } from '../../rules/state.ts';
import type { GoFishAction, GoFishEvent } from '../../rules/vocabulary.ts';
import { checkAgainstZ, checkOpening, type Step } from './against.ts';
import type { Action } from './composition.ts';
import type { Card, CardPair, Rank, Seat, State } from './schemas.ts';
import { legalActions as zLegalActions } from './step.ts';

const GAMES = atDepth({ test: 25, check: 400 });
const rules = goFish.rules(goFish.tables.presets['pairs'].options(2), 2);

/** The pairs that the engine laid down, from its events. */
function pairsIn(events: readonly GoFishEvent[], seat: Seat): CardPair[] {
  return events.flatMap((event) =>
    event.type === 'booked' && event.seat === seat
      ? [event.cards.map((card) => writeCard(card)) as unknown as CardPair]
      : [],
  );
}

/** The engine's state in the terms of the Z specification. */
function zState(state: GoFishState, events: readonly GoFishEvent[]): State {
  const [zero, one] = [rules.view(state, 0), rules.view(state, 1)];
  const cards = (numbers: Iterable<number>) => [...numbers].map((card) => writeCard(card as never)) as Card[];
  return {
    hands: [new Set(cards(zero.hand)), new Set(cards(one.hand))],
    stock: cards(state.pack.subarray(state.next)),
    pairs: [pairsIn(events, 0), pairsIn(events, 1)],
    fisher: zero.turn as Seat | null,
    phase: zero.phase,
    asked: zero.asked === null ? null : (writeRank(zero.asked) as Rank),
    asks: 20 - zero.asksLeft,
    result: zero.result as State['result'],
  };
}

const zAction = (action: GoFishAction): Action =>
  action.type === 'fish' ? { type: 'fish' } : { type: 'ask', rank: writeRank(action.rank) as Rank };

const sorted = (actions: readonly Action[]): string[] => actions.map((action) => JSON.stringify(action)).sort();

test(`every step of ${GAMES} games of pairs satisfies the Z schemas, seed 1`, () => {
  const rng = new Sfc32(1, 2, 3, 4);
  const state = rules.create();
  const log = new EventLog();
  for (let game = 0; game < GAMES; game++) {
    log.clear();
    const first = (game % 2) as Seat;
    const chance = new RandomChance(rng);
    rules.deal(state, first, chance, log);
    let before = zState(state, rules.events(log));
    const order = [...state.pack].map((card) => writeCard(card as never)) as Card[];
    expect(checkOpening({ order, first, handSize: 7 }, before)).toBeNull();
    const trace: Step[] = [];
    while (!rules.isOver(state)) {
      expect(sorted(legalActions(rules, state).map(zAction))).toEqual(sorted(zLegalActions(before)));
      const code = rules.sample(state, rng);
      rules.apply(state, code, chance, log);
      const after = zState(state, rules.events(log));
      trace.push({ before, action: zAction(rules.decode(code)), after });
      before = after;
    }
    expect(checkAgainstZ(trace)).toBeNull();
  }
});
