import {
  type Card,
  EventLog,
  legalActions,
  RandomChance,
  type Rng,
  type Rules,
  recheck,
  Sfc32,
  type Vocabulary,
  widestSeats,
  writeCard,
  writeEntry,
} from '@shoal/core';
import { type GameId, gameNamed } from '../../src/index.ts';
import type { NaiveChance } from '../naive/naive-game.ts';
import { mulberry32 } from '../naive/random.ts';
import { same } from '../naive/same.ts';
import type { TableCase } from '../tables/every-table.ts';
import { TEST_GAMES } from '../test-games.ts';

/** Records each decision and gives the naive engine the same one, since that engine acts second. */
class SharedChance extends RandomChance implements NaiveChance {
  pack: string[] = [];
  #stock: string[] = [];
  #picked = '';

  override orderPack(pack: Uint8Array): void {
    super.orderPack(pack);
    this.pack = ([...pack] as Card[]).map(writeCard);
  }

  override orderStock(stock: Uint8Array, count: number): void {
    super.orderStock(stock, count);
    this.#stock = ([...stock.subarray(0, count)] as Card[]).map(writeCard);
  }

  override pickCard(cards: Uint8Array, count: number): number {
    const index = super.pickCard(cards, count);
    this.#picked = writeCard(cards[index] as Card);
    return index;
  }

  order(): string[] {
    return this.#stock;
  }

  pick(): string {
    return this.#picked;
  }
}

/** Plays one game in both engines with the same cards and actions. Returns the first difference, or null. */
function disagreement(id: GameId, rules: Rules<Vocabulary>, firstSeat: number, rng: Rng): string | null {
  const { naive: naiveGame, entryOf } = TEST_GAMES[id];
  const chance = new SharedChance(rng);
  const log = new EventLog();
  const state = rules.create();
  rules.deal(state, firstSeat, chance, log);
  const { options, seats } = rules;
  const naive = naiveGame.begin({ rules: options, seats, firstSeat, pack: chance.pack, chance });
  const comparesLists = rng.below(20) === 0;
  for (let turn = rules.turn(state); turn !== null; turn = rules.turn(state)) {
    if (naive.turn !== turn) return `turn: ${turn}, naive ${naive.turn}`;
    const theirs = naive.legal();
    if (theirs.length !== rules.legalCount(state)) return `${rules.legalCount(state)} legal, naive ${theirs.length}`;
    const seat = turn;
    const ours = comparesLists ? legalActions(rules, state).map((action) => entryOf(seat, action)) : [];
    const odd = ours.find((mine) => !theirs.some((their) => same(mine, their)));
    if (odd !== undefined) return `naive does not allow ${JSON.stringify(odd)}`;
    const code = rules.sample(state, rng);
    rules.apply(state, code, chance, log);
    naive.act(entryOf(seat, rules.decode(code)));
  }
  const ours = rules.events(log).map((event) => writeEntry(gameNamed(id).recordSchema, event));
  const at = ours.findIndex((entry, index) => !same(entry, naive.log[index]));
  if (at >= 0) return `log ${at}: ${JSON.stringify(ours[at])}, naive ${JSON.stringify(naive.log[at])}`;
  if (ours.length !== naive.log.length) return `log: ${ours.length} entries, naive ${naive.log.length}`;
  return same(rules.result(state), naive.result)
    ? null
    : `result: ${JSON.stringify(rules.result(state))}, naive ${JSON.stringify(naive.result)}`;
}

/** Returns the first disagreement in `games` games at one table, or null. */
export function tableDisagreement({ game, rules }: TableCase, games: number, seed: number): string | null {
  const rng = new Sfc32(seed, 1, 2, 3);
  for (let i = 0; i < games; i++) {
    const found = disagreement(game.id as GameId, rules, i % rules.seats, rng);
    if (found !== null) return `game ${i}: ${found}`;
  }
  return null;
}

/** Returns the first disagreement in `games` games, each under random options, or null. */
export function anyRulesDisagreement(id: GameId, games: number, seed: number): string | null {
  const game = gameNamed(id);
  const { min, max } = widestSeats(game.tables);
  const random = mulberry32(seed);
  const rng = new Sfc32(seed, 4, 5, 6);
  for (let i = 0; i < games; i++) {
    const seats = min + (i % (max - min + 1));
    const settled = recheck(game.tables, TEST_GAMES[id].naive.anyRules(random, seats), seats);
    if (!settled.ok) return `game ${i} is refused: ${JSON.stringify(settled.refusal)}`;
    const found = disagreement(id, game.rules(settled.options, seats), i % seats, rng);
    if (found !== null) return `game ${i}, ${seats} seats, ${JSON.stringify(settled.options)}: ${found}`;
  }
  return null;
}
