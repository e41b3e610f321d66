import { rankOf } from './cards.ts';
import type {
  CrazyEightsEntry,
  CrazyEightsRecord,
  Drew,
  GoFishEntry,
  GoFishRecord,
  GoFishRules,
  NaiveRecord,
} from './types.ts';

type Known = string | null;

/** The record as one seat, or a spectator (null), may know it: null for every card it may not (R10, R28). */
export function told(record: NaiveRecord, viewer: number | null): NaiveRecord<Known> {
  return record.game === 'go-fish' ? toldGoFish(record, viewer) : toldCrazyEights(record, viewer);
}

function toldGoFish(record: GoFishRecord, viewer: number | null): GoFishRecord<Known> {
  const { seed: _secret, ...rest } = record;
  const log = record.log.map((_, index) => toldGoFishEntry(record.log, index, record.rules, viewer));
  return { ...rest, pack: toldPack(record, viewer), log };
}

function toldCrazyEights(record: CrazyEightsRecord, viewer: number | null): CrazyEightsRecord<Known> {
  const { seed: _secret, ...rest } = record;
  const log = record.log.map((entry) => toldCrazyEightsEntry(entry, viewer));
  return { ...rest, pack: toldPack(record, viewer), log };
}

/** A viewer knows of the pack only the cards dealt to it, even if others came to light later. */
function toldPack(record: NaiveRecord, viewer: number | null): Known[] {
  const seats = record.seats.length;
  const dealt = seats * record.rules.handSize;
  return record.pack.map((card, index) => {
    const isDealtToViewer = index < dealt && (record.firstSeat + index) % seats === viewer;
    return isDealtToViewer ? card : null;
  });
}

function toldGoFishEntry(
  log: GoFishEntry[],
  index: number,
  rules: GoFishRules,
  viewer: number | null,
): GoFishEntry<Known> {
  const entry = log[index];
  if (entry.type !== 'drew' || entry.seat === viewer) return entry;
  if (entry.refill !== true && isShownToAll(log, index, rules)) return entry;
  return hidden(entry);
}

/** R10: a fished card is shown when it completes a book or continues the turn. */
function isShownToAll(log: GoFishEntry[], index: number, rules: GoFishRules): boolean {
  // Books are laid down right after the draw, and a hand held none before it.
  if (log[index + 1]?.type === 'booked') return true;
  // Before the draw stands the fish, and before that the ask, unless nobody could be asked (R4).
  const ask = log[index - 2];
  const entry = log[index];
  if (ask?.type !== 'ask' || entry.type !== 'drew') return false;
  return rules.goAgainOnLuckyDraw && rankOf(entry.cards[0]) === ask.rank;
}

function toldCrazyEightsEntry(entry: CrazyEightsEntry, viewer: number | null): CrazyEightsEntry<Known> {
  if (entry.type === 'rebuilt') return { type: 'rebuilt', stock: entry.stock.map(() => null) };
  if (entry.type === 'drew' && entry.seat !== viewer) return hidden(entry);
  return entry;
}

function hidden(entry: Drew): Drew<Known> {
  return { ...entry, cards: entry.cards.map(() => null) };
}
