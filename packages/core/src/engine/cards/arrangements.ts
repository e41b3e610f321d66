/** Steps allowed for each arrangement wanted; beyond it there are too many, or the count takes too long. */
const LOOKS = 400;

/** A longer stock has too many orders to count. */
export const LONGEST_STOCK = 6;

/** The relative likelihood that a place holds a card of a kind; 0 if it cannot. */
export type Weigh = (kind: number) => number;

/** A hand, or one place of the stock. The places of a holder have no order. */
export interface Holder {
  readonly places: readonly Weigh[];
  /** The most cards of a kind that it can hold. */
  most(kind: number): number;
}

export interface Arrangement {
  /** The kinds that each holder has, in ascending order. */
  readonly held: readonly (readonly number[])[];
  /** The number of ways to lay the cards like this, weighted by their places. */
  readonly weight: number;
}

/** Every way to lay all cards on their places, cards of a kind being alike; null when there are too many. */
export const everyArrangement = (
  cards: readonly number[],
  holders: readonly Holder[],
  most: number,
): readonly Arrangement[] | null => new Arranger(cards, holders, most).find();

/** Places of a holder that weigh every kind alike. */
interface Shelf {
  readonly holder: number;
  readonly weights: readonly number[];
  places: number;
}

/** Fills one shelf after the other. */
class Arranger {
  readonly #kinds: readonly number[];
  readonly #supply: number[];
  readonly #shelves: readonly Shelf[];
  /** How many of each kind each holder has, and how many more it can hold. */
  readonly #counts: readonly number[][];
  readonly #room: readonly number[][];
  /** Several ways to spread a holder's cards over its shelves are one arrangement. */
  readonly #found = new Map<string, Arrangement>();
  readonly #most: number;
  #looksLeft: number;

  constructor(cards: readonly number[], holders: readonly Holder[], most: number) {
    this.#kinds = [...new Set(cards)].sort((a, b) => a - b);
    this.#supply = this.#kinds.map((kind) => cards.filter((card) => card === kind).length);
    this.#shelves = holders.flatMap(({ places }, at) => shelvesOf(at, places, this.#kinds));
    this.#counts = holders.map(() => this.#kinds.map(() => 0));
    this.#room = holders.map((holder) => this.#kinds.map((kind) => holder.most(kind)));
    this.#most = most;
    this.#looksLeft = LOOKS * most;
  }

  find(): readonly Arrangement[] | null {
    this.#fillFrom(0, 1);
    return this.#isTooMuch ? null : [...this.#found.values()];
  }

  get #isTooMuch(): boolean {
    return this.#found.size > this.#most || this.#looksLeft < 0;
  }

  #fillFrom(at: number, weight: number): void {
    if (at === this.#shelves.length) this.#note(weight);
    else this.#fill(at, 0, this.#shelves[at].places, weight);
  }

  /** Fills what is left of a shelf with this kind and those after it. */
  #fill(at: number, kind: number, left: number, weight: number): void {
    this.#looksLeft -= 1;
    if (this.#isTooMuch || !this.#suffices(at, kind, left)) return;
    if (left === 0) {
      this.#fillFrom(at + 1, weight);
      return;
    }
    const most = Math.min(left, this.#free(at, kind));
    let ways = weight;
    for (let count = 0; count <= most; count++) {
      this.#move(at, kind, count);
      this.#fill(at, kind + 1, left - count, ways);
      this.#move(at, kind, -count);
      ways *= (this.#shelves[at].weights[kind] * (left - count)) / (count + 1);
    }
  }

  #move(at: number, kind: number, count: number): void {
    const { holder } = this.#shelves[at];
    this.#supply[kind] -= count;
    this.#counts[holder][kind] += count;
    this.#room[holder][kind] -= count;
  }

  /** Are there cards enough of this kind and those after it? */
  #suffices(at: number, kind: number, left: number): boolean {
    let missing = left;
    for (let other = kind; other < this.#kinds.length && missing > 0; other++) missing -= this.#free(at, other);
    return missing <= 0;
  }

  /** How many cards of a kind a shelf can take. */
  #free(at: number, kind: number): number {
    const { holder, weights } = this.#shelves[at];
    return weights[kind] === 0 ? 0 : Math.min(this.#supply[kind], this.#room[holder][kind]);
  }

  #note(weight: number): void {
    const key = this.#counts.join();
    const known = this.#found.get(key);
    const held = known?.held ?? this.#counts.map((counts) => counts.flatMap((count, at) => this.#cards(at, count)));
    this.#found.set(key, { held, weight: weight + (known?.weight ?? 0) });
  }

  #cards(kind: number, count: number): number[] {
    return Array.from({ length: count }, () => this.#kinds[kind]);
  }
}

function shelvesOf(holder: number, places: readonly Weigh[], kinds: readonly number[]): Shelf[] {
  const shelves = new Map<string, Shelf>();
  for (const weigh of places) {
    const weights = kinds.map(weigh);
    const shelf = shelves.get(weights.join()) ?? { holder, weights, places: 0 };
    shelf.places += 1;
    shelves.set(weights.join(), shelf);
  }
  return [...shelves.values()];
}
