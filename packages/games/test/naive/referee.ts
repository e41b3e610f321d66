import { fullPack } from './cards.ts';
import { NaiveCrazyEights } from './crazy-eights.ts';
import { NaiveGoFish } from './go-fish.ts';
import { crazyEightsFault, goFishFault } from './options.ts';
import { same } from './same.ts';
import type { CrazyEightsRecord, GoFishRecord, NaiveRecord, Result } from './types.ts';

/** What the referee needs of a naive engine, whichever game it plays. */
type Engine<Action> = {
  log: unknown[];
  turn: number | null;
  result: Result | undefined;
  find: (entry: unknown) => Action | undefined;
  act: (action: Action) => void;
};

/** Checks a finished game card by card: null if all is right, otherwise one sentence on the first thing wrong. */
export function referee(record: NaiveRecord): string | null {
  if (record.format !== 'shoal-record/1') return `format: expected "shoal-record/1" but found ${show(record.format)}.`;
  if (record.game === 'go-fish') return refereeGoFish(record);
  if (record.game === 'crazy-eights') return refereeCrazyEights(record);
  return `game: expected "go-fish" or "crazy-eights" but found ${show((record as { game: unknown }).game)}.`;
}

function refereeGoFish(record: GoFishRecord): string | null {
  const { rules, firstSeat, pack } = record;
  const seats = record.seats.length;
  const fault = goFishFault(rules, seats);
  if (fault !== null) return `rules: ${fault}`;
  const dealFault = firstSeatFault(firstSeat, seats) ?? packFault(pack, rules.packs);
  if (dealFault !== null) return dealFault;
  return checkGame(new NaiveGoFish({ rules, seats, firstSeat, pack }), record);
}

function refereeCrazyEights(record: CrazyEightsRecord): string | null {
  const { rules, firstSeat, pack } = record;
  const seats = record.seats.length;
  const fault = crazyEightsFault(rules, seats);
  if (fault !== null) return `rules: ${fault}`;
  const dealFault = firstSeatFault(firstSeat, seats) ?? packFault(pack, rules.packs);
  if (dealFault !== null) return dealFault;

  let rebuildFault: string | null = null;
  // The record is the only source of a rebuilt order; a wrong one is noted, and any order then serves to go on.
  const rebuild = (cards: string[]): string[] => {
    const index = engine.log.length;
    const entry = record.log[index];
    if (entry?.type === 'rebuilt' && same(sorted(entry.stock), sorted(cards))) return entry.stock;
    const expected = `a rebuilt stock of ${sorted(cards).join(' ')}`;
    rebuildFault ??= `log ${index}: expected ${expected} but found ${show(entry)}.`;
    return cards;
  };
  const engine = new NaiveCrazyEights({ rules, seats, firstSeat, pack, rebuild });
  const gameFault = checkGame(engine, record);
  return rebuildFault ?? gameFault;
}

function checkGame<Action>(engine: Engine<Action>, record: { log: unknown[]; result?: Result }): string | null {
  const { log } = record;
  let checked = 0;
  while (true) {
    for (; checked < engine.log.length; checked++) {
      if (!same(engine.log[checked], log[checked])) {
        return `log ${checked}: expected ${show(engine.log[checked])} but found ${show(log[checked])}.`;
      }
    }
    if (engine.result !== undefined) break;
    const entry = log[checked];
    const action = engine.find(entry);
    if (action === undefined) {
      return `log ${checked}: expected a legal action of seat ${engine.turn} but found ${show(entry)}.`;
    }
    engine.act(action);
  }
  if (log.length > checked) return `log ${checked}: expected the end of the log but found ${show(log[checked])}.`;
  if (!same(engine.result, record.result)) {
    return `result: expected ${show(engine.result)} but found ${show(record.result)}.`;
  }
  return null;
}

function firstSeatFault(firstSeat: number, seats: number): string | null {
  if (Number.isInteger(firstSeat) && firstSeat >= 0 && firstSeat < seats) return null;
  return `firstSeat: expected a seat from 0 to ${seats - 1} but found ${show(firstSeat)}.`;
}

function packFault(pack: string[], packs: number): string | null {
  const expected = sorted(fullPack(packs));
  const found = sorted(pack);
  if (same(expected, found)) return null;
  if (found.length !== expected.length) return `pack: expected ${expected.length} cards but found ${found.length}.`;
  const at = expected.findIndex((card, index) => card !== found[index]);
  return `pack: expected every face ${packs} times but found ${show(found[at])} where ${expected[at]} is due.`;
}

function sorted(cards: string[]): string[] {
  return [...cards].sort();
}

function show(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value);
}
