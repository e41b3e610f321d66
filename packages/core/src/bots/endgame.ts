import type { ActionCode, Seat } from '../engine/cards/kind.ts';
import { RandomChance } from '../engine/chance/chance.ts';
import type { Rng } from '../engine/chance/rng.ts';
import type { EndgameKnowledge, Game } from '../engine/game/game.ts';
import { EventLog } from '../engine/rules/event-log.ts';
import { chooseQuickly, type Level } from '../engine/rules/level.ts';
import { shareOf } from '../engine/rules/places.ts';
import { legalCodes, type Result, type Rules, type Vocabulary } from '../engine/rules/rules.ts';
import type { SeatKnowledge } from '../engine/rules/seat-knowledge.ts';
import { untilTheWin } from './rollout.ts';
import { seatKnowledgeOf } from './stand-ins.ts';

/** How much an endgame may be searched: the most worlds at the start, and the most actions applied in them. */
export interface EndgameLimits {
  readonly worlds: number;
  readonly steps: number;
}

const LIMITS: EndgameLimits = { worlds: 60, steps: 4000 };
/** Actions applied between two looks at the clock. */
const STEPS_A_LOOK = 64;
/** Smaller than any difference in shares that matters. */
const NOTHING = 1e-9;
/** Random numbers reserved for one decision: more than most decisions use. */
const STRIDE = 97;

/** One world during the search, with a key for what the seat was told since its last choice. */
interface Branch<G extends Vocabulary> {
  readonly state: G['state'];
  readonly knowledge: SeatKnowledge;
  weight: number;
  key: string;
}

/**
 * Exact play when few cards are unknown. The seat to act does its best in all worlds that it cannot tell apart, now and
 * at every later choice; the others play as their levels do.
 */
export class Endgame<G extends Vocabulary> {
  readonly #game: Game<G>;
  readonly #rules: Rules<G>;
  readonly #shorter: Rules<G>;
  /** Undefined for a game that cannot list every world. */
  readonly #knowledge: EndgameKnowledge<G> | undefined;
  readonly #limits: EndgameLimits;
  readonly #log = new EventLog();
  readonly #known: SeatKnowledge;
  /** Memory for the worlds at each depth, reused for every action tried there. */
  readonly #branches: Branch<G>[][] = [];
  /** The generator at each depth: equal in every world, so that chance reveals nothing. */
  #luck: Rng[] = [];
  #levels: readonly Level[] = [];
  #seat: Seat = 0;
  #stepsLeft = 0;
  #isLate = () => false;
  /** Whether some line of play rebuilds the stock, and the share assumed from there on. */
  #hasShuffled = false;
  #afterShuffle = 0;

  constructor(game: Game<G>, rules: Rules<G>, limits: EndgameLimits = LIMITS) {
    this.#game = game;
    this.#rules = rules;
    this.#shorter = untilTheWin(game, rules);
    this.#knowledge = game.bots?.endgame;
    this.#limits = limits;
    this.#known = seatKnowledgeOf(game, rules);
  }

  /**
   * The action with the greatest expected share of the win; `first` if no other is better. Null when there
   * are too many worlds or lines of play, or the time is up. Every seat has a level; the seat's own level orders its actions.
   */
  choose(
    view: G['view'],
    log: readonly G['event'][],
    levels: readonly Level[],
    first: ActionCode,
    rng: Rng,
    isLate: () => boolean = () => false,
  ): ActionCode | null {
    const worlds = isLate() ? null : this.#knowledge?.everyWorld(this.#rules, view, log, this.#limits.worlds);
    if (worlds === null || worlds === undefined) return null;
    this.#isLate = isLate;
    this.#known.rebuild(view, log);
    this.#luck = [rng.copy()];
    this.#levels = levels;
    // Only the seat to act is ever asked.
    this.#seat = view.turn as Seat;
    this.#stepsLeft = this.#limits.steps;
    const all = worlds.reduce((sum, { weight }) => sum + weight, 0);
    const group = worlds.map(({ state, weight }) => ({ state, knowledge: this.#known, weight: weight / all, key: '' }));
    const code = this.#surest(group, first);
    return this.#stepsLeft < 0 ? null : code;
  }

  /** The best action if it stays best whatever a rebuilt stock brings; otherwise null. */
  #surest(group: readonly Branch<G>[], first: ActionCode): ActionCode | null {
    this.#hasShuffled = false;
    this.#afterShuffle = 0;
    const { code, share } = this.#best(group, first, 0, 0);
    if (!this.#hasShuffled || share > 1 - NOTHING) return code;
    this.#afterShuffle = 1;
    const others = legalCodes(this.#shorter, group[0].state).filter((other) => other !== code);
    return others.some((other) => this.#try(group, other, 0, share) > share + NOTHING) ? null : code;
  }

  /** The best action in worlds that the seat cannot tell apart. A share of at most `floor` need not be exact. */
  #best(group: readonly Branch<G>[], first: ActionCode, depth: number, floor: number) {
    const most = weightOf(group) - NOTHING;
    let code = first;
    let share = this.#try(group, first, depth, floor);
    for (const other of legalCodes(this.#shorter, group[0].state)) {
      if (share >= most || this.#stepsLeft < 0) break;
      if (other === first) continue;
      const found = this.#try(group, other, depth, Math.max(share, floor));
      if (found <= share + NOTHING) continue;
      code = other;
      share = found;
    }
    return { code, share };
  }

  /** The value of an action. Stops as soon as it cannot exceed `floor`. */
  #try(group: readonly Branch<G>[], code: ActionCode, depth: number, floor: number): number {
    const open = new Map<string, Branch<G>[]>();
    let share = 0;
    let left = weightOf(group);
    for (const [at, world] of group.entries()) {
      const branch = this.#branchAt(depth, at);
      const result = this.#follow(world, branch, code, depth);
      if (this.#stepsLeft < 0) return 0;
      if (result === null) {
        addTo(open, branch);
        continue;
      }
      left -= branch.weight;
      share += branch.weight * result;
      if (share + left <= floor) return share + left;
    }
    for (const told of open.values()) {
      left -= weightOf(told);
      share += this.#goOn(told, depth + 1, floor - share - left);
      if (share + left <= floor || this.#stepsLeft < 0) return share + left;
    }
    return share;
  }

  /** The value of best play when the seat knows that it is in one of these worlds. */
  #goOn(group: readonly Branch<G>[], depth: number, floor: number): number {
    const { state, knowledge } = group[0];
    const first = chooseQuickly(this.#shorter, state, knowledge, this.#levels[this.#seat], this.#luckAt(depth));
    return this.#best(group, first, depth, floor).share;
  }

  /** Plays a world on to the seat's next choice, or to its share at the end. */
  #follow(world: Branch<G>, branch: Branch<G>, code: ActionCode, depth: number): number | null {
    const rules = this.#shorter;
    const { state, knowledge } = branch;
    const rng = this.#luckAt(depth);
    const chance = new WatchedChance(rng);
    rules.copy(world.state, state);
    knowledge.copyFrom(world.knowledge);
    branch.weight = world.weight;
    branch.key = '';
    this.#act(branch, code, chance);
    for (let turn = rules.turn(state); turn !== null; turn = rules.turn(state)) {
      const winner = rules.winner(state);
      if (winner !== null) return winner === this.#seat ? 1 : 0;
      if (chance.hasShuffled) return this.#shuffled();
      if (this.#stepsLeft < 0 || (turn === this.#seat && rules.legalCount(state) > 1)) return null;
      this.#act(branch, chooseQuickly(rules, state, knowledge, this.#levels[turn], rng), chance);
    }
    // The loop ends with the game, so there is a result.
    return shareOf((rules.result(state) as Result).places, this.#seat);
  }

  #shuffled(): number {
    this.#hasShuffled = true;
    return this.#afterShuffle;
  }

  #act(branch: Branch<G>, code: ActionCode, chance: WatchedChance): void {
    this.#stepsLeft -= 1;
    if (this.#stepsLeft % STEPS_A_LOOK === 0 && this.#isLate()) this.#stepsLeft = -1;
    this.#log.clear();
    this.#shorter.apply(branch.state, code, chance, this.#log);
    branch.knowledge.apply(this.#log);
    branch.key += this.#knowledge?.informationKey(this.#log, this.#seat);
  }

  #branchAt(depth: number, at: number): Branch<G> {
    if (depth === this.#branches.length) this.#branches.push([]);
    const branches = this.#branches[depth];
    if (at === branches.length) {
      branches.push({
        state: this.#rules.create(),
        knowledge: seatKnowledgeOf(this.#game, this.#rules),
        weight: 0,
        key: '',
      });
    }
    return branches[at];
  }

  #luckAt(depth: number): Rng {
    while (this.#luck.length <= depth) {
      const next = this.#luck[this.#luck.length - 1].copy();
      for (let i = 0; i < STRIDE; i++) next.below(2);
      this.#luck.push(next);
    }
    return this.#luck[depth].copy();
  }
}

const weightOf = (group: readonly { readonly weight: number }[]): number =>
  group.reduce((sum, { weight }) => sum + weight, 0);

function addTo<T extends { readonly key: string }>(groups: Map<string, T[]>, branch: T): void {
  const group = groups.get(branch.key);
  if (group === undefined) groups.set(branch.key, [branch]);
  else group.push(branch);
}

class WatchedChance extends RandomChance {
  hasShuffled = false;

  override orderStock(stock: Uint8Array, count: number): void {
    this.hasShuffled = true;
    super.orderStock(stock, count);
  }
}
