import { type Card, writeCard } from '../engine/cards/card.ts';
import { type ActionCode, type Seat, seatNumbers } from '../engine/cards/kind.ts';
import { pick } from '../engine/chance/rng.ts';
import type { Game, Observer } from '../engine/game/game.ts';
import type { Level, Levels, QuickLevel } from '../engine/rules/level.ts';
import { type Imagine, legalCodes, type Rules, type View, type Vocabulary } from '../engine/rules/rules.ts';
import type { SeatKnowledge } from '../engine/rules/seat-knowledge.ts';

// Defaults for a game without bots of its own: quick levels act at random, and searching levels play random rollouts.

/** Knows only the legal actions. */
class LegalActionKnowledge<G extends Vocabulary> implements SeatKnowledge {
  codes: readonly ActionCode[] = [];
  readonly #rules: Rules<G>;

  constructor(rules: Rules<G>) {
    this.#rules = rules;
  }

  clear(): void {
    this.codes = [];
  }

  copyFrom(other: LegalActionKnowledge<G>): void {
    this.codes = other.codes;
  }

  apply(): void {}

  observe(state: G['state']): void {
    this.codes = legalCodes(this.#rules, state);
  }

  rebuild(view: View): void {
    this.codes = view.legal.map((action) => this.#rules.encode(action));
  }

  likelyLevel(): QuickLevel {
    return 'dolphin';
  }
}

const anything: Level<LegalActionKnowledge<Vocabulary>> = { choose: ({ codes }, rng) => pick(codes, rng) };

const AT_RANDOM: Levels = { minnow: anything, guppy: anything, perch: anything, pike: anything, dolphin: anything };

export const seatKnowledgeOf = <G extends Vocabulary>(game: Game<G>, rules: Rules<G>): SeatKnowledge =>
  game.bots?.knowledge(rules) ?? new LegalActionKnowledge(rules);

export const levelsOf = <G extends Vocabulary>(game: Game<G>, rules: Rules<G>): Levels =>
  game.bots?.levels(rules) ?? AT_RANDOM;

export const priorOf = <G extends Vocabulary>(game: Game<G>, rules: Rules<G>): Level =>
  game.bots?.prior(rules) ?? anything;

/** Worlds weighted by how likely they make the actions so far, if the game can weigh them. */
export const likelyWorlds = <G extends Vocabulary>(
  game: Game<G>,
  rules: Rules<G>,
  view: G['view'],
  log: readonly G['event'][],
): Imagine<G['state']> => game.bots?.imagineLikely?.(rules, view, log) ?? game.imagine(rules, view, log);

export const observerOf = <G extends Vocabulary>(game: Game<G>, rules: Rules<G>): Observer<G> =>
  game.observer?.(rules) ?? new ViewObserver(rules);

/** Observes the hand face by face, and each seat's hand size and turn. */
class ViewObserver<G extends Vocabulary> implements Observer<G> {
  readonly labels: readonly string[];
  readonly #rules: Rules<G>;
  readonly #faces: readonly Card[];

  constructor(rules: Rules<G>) {
    this.#rules = rules;
    this.#faces = [...new Set(rules.pack)];
    const seats = seatNumbers(rules.seats).flatMap((seat) => [`+${seat} cards`, `+${seat} turn`]);
    this.labels = [...this.#faces.map((card) => `hand ${writeCard(card)}`), ...seats, 'stock'];
  }

  observe(state: G['state'], _sight: SeatKnowledge, seat: Seat, into: Float32Array): void {
    const { seats, pack } = this.#rules;
    const { hand, handSizes, turn, stockSize } = this.#rules.view(state, seat);
    const copies = pack.length / this.#faces.length;
    const held = this.#faces.map((face) => hand.filter((card) => card === face).length / Math.ceil(copies));
    const others = seatNumbers(seats).flatMap((step) => {
      const other = (seat + step) % seats;
      return [handSizes[other] / pack.length, turn === other ? 1 : 0];
    });
    into.set([...held, ...others, stockSize / pack.length]);
  }
}
