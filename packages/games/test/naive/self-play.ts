import type { NaiveDeal, NaiveEngine, NaiveEntry, NaiveGame, NaiveRecord } from './naive-game.ts';
import { below, pick, type Random, shuffled } from './random.ts';

/** Deals at random. Later decisions of chance use the same generator. */
export function dealtNaive<Rules extends object, Entry extends NaiveEntry>(
  game: NaiveGame<Rules, Entry>,
  rules: Rules,
  seats: number,
  random: Random,
): NaiveDeal<Rules> {
  const firstSeat = below(random, seats);
  const pack = shuffled(random, game.packOf(rules));
  const chance = {
    order: (cards: string[]) => shuffled(random, cards),
    pick: (hand: string[]) => pick(random, hand),
  };
  return { rules, seats, firstSeat, pack, chance };
}

/** Takes a random action. */
export function actNaive<Entry extends NaiveEntry>(engine: NaiveEngine<Entry>, random: Random): void {
  engine.act(pick(random, engine.legal()));
}

/** Plays a whole random game and returns its record. */
export function playNaive<Rules extends object, Entry extends NaiveEntry>(
  game: NaiveGame<Rules, Entry>,
  rules: Rules,
  seats: number,
  random: Random,
): NaiveRecord<Rules, Entry> {
  const deal = dealtNaive(game, rules, seats, random);
  const engine = game.begin(deal);
  while (engine.result === undefined) actNaive(engine, random);
  const { firstSeat, pack } = deal;
  const header = { format: 'shoal-record/1', game: game.id, seats: seatsNamed(seats), seed: 'secret' } as const;
  return { ...header, firstSeat, pack, rules, log: engine.log, result: engine.result };
}

function seatsNamed(count: number): { name: string; player: string }[] {
  return Array.from({ length: count }, (_, seat) => ({ name: `Seat ${seat}`, player: 'policy:random' }));
}
