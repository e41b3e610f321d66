/** Go Fish on a stack, linked lists and a queue, beside the engine: after every action both hold the same cards. */
import { isDeepStrictEqual } from 'node:util';
import {
  type Card,
  pick,
  type Rank,
  rankOf,
  rngFor,
  SeededChance,
  settle,
  Table,
  writeCard,
  writeRank,
} from '@shoal/core';
import { type GoFish, goFish } from '@shoal/games/go-fish';

/** Last in, first out. */
class Stack<T> {
  readonly #items: T[] = [];

  push(item: T): void {
    this.#items.push(item);
  }

  pop(): T | null {
    return this.#items.pop() ?? null;
  }

  get size(): number {
    return this.#items.length;
  }

  /** From the top down. */
  list(): T[] {
    return this.#items.toReversed();
  }
}

/** First in, first out. */
class Queue<T> {
  readonly #items: T[] = [];

  enqueue(item: T): void {
    this.#items.push(item);
  }

  dequeue(): T {
    const item = this.#items.shift();
    if (item === undefined) throw new Error('the queue is empty');
    return item;
  }

  get front(): T {
    return this.#items[0];
  }

  list(): T[] {
    return [...this.#items];
  }
}

/** One card of a hand, and the way to the next. */
class Node {
  readonly card: Card;
  next: Node | null;

  constructor(card: Card, next: Node | null) {
    this.card = card;
    this.next = next;
  }
}

/** A hand: cards come and go anywhere in it, and nobody knows beforehand how many there will be. */
class LinkedList {
  #head: Node | null = null;

  insert(card: Card): void {
    this.#head = new Node(card, this.#head);
  }

  /** Unlinks every card of a rank. */
  remove(rank: Rank): Card[] {
    const removed: Card[] = [];
    let last: Node | null = null;
    for (let node = this.#head; node !== null; node = node.next) {
      if (rankOf(node.card) !== rank) last = node;
      else {
        removed.push(node.card);
        if (last === null) this.#head = node.next;
        else last.next = node.next;
      }
    }
    return removed;
  }

  get isEmpty(): boolean {
    return this.#head === null;
  }

  list(): Card[] {
    const cards: Card[] = [];
    for (let node = this.#head; node !== null; node = node.next) cards.push(node.card);
    return cards;
  }
}

/** Everything that is done with the pack, in one place: set it up, shuffle it, count it, draw from it. */
class Deck {
  readonly #cards = new Stack<Card>();

  /** The engine shuffles, so that both games have the same pack; its top card comes first. */
  constructor(shuffled: readonly Card[]) {
    for (const card of shuffled.toReversed()) this.#cards.push(card);
  }

  draw(): Card | null {
    return this.#cards.pop();
  }

  get count(): number {
    return this.#cards.size;
  }

  list(): Card[] {
    return this.#cards.list();
  }
}

class Player {
  readonly name: string;
  readonly hand = new LinkedList();
  readonly books: Card[][] = [];

  constructor(name: string) {
    this.name = name;
  }

  take(cards: readonly Card[]): void {
    for (const card of cards) this.hand.insert(card);
    for (const rank of new Set(cards.map(rankOf))) this.#layDown(rank);
  }

  #layDown(rank: Rank): void {
    const cards = this.hand.remove(rank);
    if (cards.length === BOOK) this.books.push(cards);
    else for (const card of cards) this.hand.insert(card);
  }
}

const BOOK = 4;
const REFILL = 5;

/** The classroom rules: the player at the front of the queue has the turn. */
class ClassroomGame {
  readonly players: readonly Player[];
  readonly deck: Deck;
  readonly #queue = new Queue<Player>();
  #asked: Rank | null = null;

  /** Players queue up as they enter their names, so the first name begins. */
  constructor(names: readonly string[], handSize: number, shuffled: readonly Card[]) {
    this.deck = new Deck(shuffled);
    this.players = names.map((name) => new Player(name));
    for (const player of this.players) this.#queue.enqueue(player);
    for (let round = 0; round < handSize; round++) for (const player of this.players) this.#draw(player);
    this.#settle(true);
  }

  get current(): Player {
    return this.#queue.front;
  }

  ask(target: Player, rank: Rank): string {
    const given = target.hand.remove(rank);
    this.current.take(given);
    const told = `${this.current.name} asks ${target.name} for ${writeRank(rank)}: ${given.map(writeCard).join(' ')}`;
    if (given.length > 0) this.#settle(true);
    // The turn goes on: the next step is to fish.
    else if (this.deck.count > 0) this.#asked = rank;
    else this.#settle(false);
    return given.length > 0 ? told : `${told}none`;
  }

  fish(): string {
    const { current } = this;
    const card = this.#draw(current);
    this.#settle(card !== null && rankOf(card) === this.#asked);
    return `${current.name} fishes ${card === null ? 'nothing' : writeCard(card)}`;
  }

  #draw(player: Player): Card | null {
    const card = this.deck.draw();
    if (card !== null) player.take([card]);
    return card;
  }

  /** Empty hands draw anew, from the player who acted onwards; then the turn stays or passes. */
  #settle(goesAgain: boolean): void {
    for (const player of this.#queue.list()) this.#refill(player);
    if (!goesAgain) this.#passTurn();
    for (let tried = 0; this.current.hand.isEmpty && tried < this.players.length; tried++) this.#passTurn();
  }

  #refill(player: Player): void {
    while (player.hand.isEmpty && this.deck.count > 0) {
      const cards = Array.from({ length: Math.min(REFILL, this.deck.count) }, () => this.deck.draw());
      player.take(cards.filter((card) => card !== null));
    }
  }

  /** The player who has finished goes to the back of the queue (R13): otherwise nobody would be left for a second round. */
  #passTurn(): void {
    this.#queue.enqueue(this.#queue.dequeue());
  }
}

const inOrder = (cards: readonly Card[]): string =>
  [...cards]
    .sort((a, b) => a - b)
    .map(writeCard)
    .join(' ');

/** Every card of a game as text: hands, books and the stock from the top down. */
interface Cards {
  readonly hands: readonly string[];
  readonly books: readonly string[];
  readonly stock: string;
  readonly turn: number;
}

const cardsOf = ({ players, deck, current }: ClassroomGame): Cards => ({
  hands: players.map(({ hand }) => inOrder(hand.list())),
  books: players.map(({ books }) => inOrder(books.flat())),
  stock: deck.list().map(writeCard).join(' '),
  turn: players.indexOf(current),
});

function cardsAt(table: Table<GoFish>): Cards {
  const { pack } = table.reveal();
  const views = Array.from({ length: table.rules.seats }, (_, seat) => table.view(seat));
  const [{ books, stockSize }] = views;
  return {
    hands: views.map(({ hand }) => inOrder(hand)),
    books: books.map((laid) => inOrder(laid.flatMap(({ cards }) => cards))),
    stock: pack
      .slice(pack.length - stockSize)
      .map(writeCard)
      .join(' '),
    turn: table.turn ?? -1,
  };
}

function play(names: readonly string[], seed: string): void {
  const settled = settle(goFish.tables, 'classroom', names.length);
  if (!settled.ok) throw new Error(`The classroom rules have no table for ${names.length} players.`);
  const table = new Table(goFish.rules(settled.options, names.length), new SeededChance(seed));
  const game = new ClassroomGame(names, settled.options.handSize, table.reveal().pack);
  const rng = rngFor(seed, 'choices');
  let actions = 0;
  compare(game, table);
  for (let seat = table.turn; seat !== null; seat = table.turn) {
    const action = pick(table.view(seat).legal, rng);
    console.log(action.type === 'ask' ? game.ask(game.players[action.target], action.rank) : game.fish());
    table.act(seat, action);
    compare(game, table);
    actions += 1;
  }
  console.log(game.players.map(({ name, books }) => `${name} ${books.length}`).join(', '));
  console.log(`${actions} actions, every card the same.`);
}

/** At the end nobody has the turn, so the queue's front means nothing. */
function compare(game: ClassroomGame, table: Table<GoFish>): void {
  const own = { ...cardsOf(game), ...(table.turn === null ? { turn: -1 } : {}) };
  const engine = cardsAt(table);
  if (!isDeepStrictEqual(own, engine)) throw new Error(`The games differ:\n${JSON.stringify([own, engine], null, 1)}`);
}

const [seed = 'coral', ...names] = process.argv.slice(2);
play(names.length > 0 ? names : ['Ann', 'Ben', 'Cleo'], seed);
