import {
  type Card,
  type Entry,
  EventLog,
  type Game,
  type GameEvent,
  legalActions,
  RandomChance,
  type Rng,
  type Rules,
  recheck,
  Sfc32,
  type Vocabulary,
  writeCard,
  writeEntry,
} from '@shoal/core';
import { type GameId, gameNamed } from '../src/index.ts';
import type { TableCase } from './every-table.ts';
import { NaiveCrazyEights } from './naive/crazy-eights.ts';
import { NaiveGoFish } from './naive/go-fish.ts';
import { same } from './naive/same.ts';
import { anyCrazyEightsRules, anyGoFishRules, mulberry32 } from './naive/self-play.ts';
import type { CrazyEightsAction, CrazyEightsRules, GoFishAction, GoFishRules } from './naive/types.ts';

/** The naive engine as this comparison uses it, whichever game it plays. */
interface Naive {
  readonly log: readonly unknown[];
  readonly turn: number | null;
  readonly result?: unknown;
  legal(): readonly object[];
  act(action: object): void;
}

/** Remembers the pack and hands every rebuilt stock to the naive engine, which does not shuffle by itself. */
class SharedChance extends RandomChance {
  pack: string[] = [];
  stock: string[] = [];

  override orderPack(pack: Uint8Array): void {
    super.orderPack(pack);
    this.pack = ([...pack] as Card[]).map(writeCard);
  }

  override orderStock(stock: Uint8Array, count: number): void {
    super.orderStock(stock, count);
    this.stock = ([...stock.subarray(0, count)] as Card[]).map(writeCard);
  }
}

function naiveOf(game: Game, rules: object, seats: number, firstSeat: number, chance: SharedChance): Naive {
  const table = { seats, firstSeat, pack: chance.pack };
  if (game.id === 'go-fish') return new NaiveGoFish({ ...table, rules: rules as GoFishRules }) as unknown as Naive;
  const rebuild = () => chance.stock;
  return new NaiveCrazyEights({ ...table, rules: rules as CrazyEightsRules, rebuild }) as unknown as Naive;
}

/** An action as a log entry, the only language both engines speak. */
function entryOf(seat: number, action: Vocabulary['action']): object {
  const { type, target, rank, card, suit } = action;
  if (type === 'ask') return spelled({ type, seat, of: target, rank } as GameEvent);
  if (type === 'keep-playing' || type === 'stop') return { type: 'vote', seat, playOn: type === 'keep-playing' };
  return spelled({ type, seat, card, ...(suit === undefined ? {} : { suit }) } as GameEvent);
}

const ACTION_SHAPES = {
  ask: { seat: 'seat', of: 'seat', rank: 'rank' },
  fish: { seat: 'seat' },
  play: { seat: 'seat', card: 'card', suit: 'suit?' },
  draw: { seat: 'seat' },
  pass: { seat: 'seat' },
} as const;

const spelled = (event: GameEvent): Entry => writeEntry(ACTION_SHAPES, event);

/** Plays one game in both engines with the same cards and actions; the first difference, or null. */
function disagreement(game: Game, rules: Rules<Vocabulary>, firstSeat: number, rng: Rng): string | null {
  const chance = new SharedChance(rng);
  const log = new EventLog();
  const state = rules.create();
  rules.deal(state, firstSeat, chance, log);
  const naive = naiveOf(game, rules.options, rules.seats, firstSeat, chance);
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
    naive.act(entryOf(seat, rules.decode(code)) as GoFishAction | CrazyEightsAction);
  }
  const ours = rules.events(log).map((event) => writeEntry(game.entries, event));
  const at = ours.findIndex((entry, index) => !same(entry, naive.log[index]));
  if (at >= 0) return `log ${at}: ${JSON.stringify(ours[at])}, naive ${JSON.stringify(naive.log[at])}`;
  if (ours.length !== naive.log.length) return `log: ${ours.length} entries, naive ${naive.log.length}`;
  return same(rules.result(state), naive.result)
    ? null
    : `result: ${JSON.stringify(rules.result(state))}, naive ${JSON.stringify(naive.result)}`;
}

/** The first disagreement in so many games at one table, or null. */
export function tableDisagreement({ game, rules }: TableCase, games: number, seed: number): string | null {
  const rng = new Sfc32(seed, 1, 2, 3);
  for (let i = 0; i < games; i++) {
    const found = disagreement(game, rules, i % rules.seats, rng);
    if (found !== null) return `game ${i}: ${found}`;
  }
  return null;
}

/** Any options that can be played with, the rarest combinations included. */
const ANY_RULES = {
  'go-fish': { mostSeats: 6, anyRules: anyGoFishRules },
  'crazy-eights': { mostSeats: 10, anyRules: anyCrazyEightsRules },
} as const;

/** The first disagreement in so many games, each under options of its own, or null. */
export function anyRulesDisagreement(id: GameId, games: number, seed: number): string | null {
  const game = gameNamed(id);
  const { mostSeats, anyRules } = ANY_RULES[id];
  const random = mulberry32(seed);
  const rng = new Sfc32(seed, 4, 5, 6);
  for (let i = 0; i < games; i++) {
    const seats = 2 + (i % (mostSeats - 1));
    const settled = recheck(game.tables, anyRules(random, seats), seats);
    if (!settled.ok) return `game ${i} is refused: ${JSON.stringify(settled.refusal)}`;
    const found = disagreement(game, game.rules(settled.options, seats), i % seats, rng);
    if (found !== null) return `game ${i}, ${seats} seats, ${JSON.stringify(settled.options)}: ${found}`;
  }
  return null;
}
