import type { Random } from './random.ts';

export type Result = { places: number[]; scores: number[]; reason: string };

/** An action or a fact as a record writes it. */
export type NaiveEntry = { type: string; seat?: number };

/** A card as rank and suit: '7H', 'TS'. Null stands for a card that the reader may not know. */
export type Known = string | null;

export type NaiveRecord<Rules extends object = object, Entry extends NaiveEntry = NaiveEntry, Card = string> = {
  format: 'shoal-record/1';
  game: string;
  rules: Rules;
  seats: { name: string; player: string }[];
  seed?: string;
  generator?: string;
  shuffle?: string;
  firstSeat: number;
  pack: Card[];
  log: Entry[];
  result?: Result;
};

/** The decisions of chance after the deal. The naive engine itself never shuffles. */
export type NaiveChance = {
  /** Returns the cards of a rebuilt stock in drawing order, top first. */
  order: (cards: string[]) => string[];
  /** Picks one card out of a hidden hand. */
  pick: (hand: string[]) => string;
};

export type NaiveDeal<Rules extends object = object> = {
  rules: Rules;
  seats: number;
  firstSeat: number;
  pack: string[];
  chance: NaiveChance;
};

/** One game in the naive engine. */
export interface NaiveEngine<Entry extends NaiveEntry = NaiveEntry> {
  readonly log: Entry[];
  readonly turn: number | null;
  readonly result: Result | undefined;
  /** Every legal action of the seat to act as a log entry, each once. */
  legal(): Entry[];
  /** Returns the legal action that a log entry names, or undefined. */
  find(entry: unknown): Entry | undefined;
  act(action: Entry): void;
  /** Every card, in any place. */
  cards(): string[];
}

export interface NaivePreset<Rules extends object = object> {
  readonly minSeats: number;
  readonly maxSeats: number;
  rules(seats: number): Rules;
}

/** A game implemented literally from its rules. It shares no code with the engine. */
export interface NaiveGame<Rules extends object = object, Entry extends NaiveEntry = NaiveEntry> {
  /** The name of the game in a record. */
  readonly id: string;
  readonly presets: Readonly<Record<string, NaivePreset<Rules>>>;
  /** Every reason for an end, in alphabetical order. */
  readonly reasons: readonly string[];
  /** Reasons that random games rarely produce. */
  readonly rareReasons?: readonly string[];
  /** Random playable rules for a number of seats, rare combinations included. */
  anyRules(random: Random, seats: number): Rules;
  /** Returns why a table cannot be played by these rules, or null. */
  rulesFault(rules: Rules, seats: number): string | null;
  /** The cards of a record's pack, in any order. */
  packOf(rules: Rules): string[];
  /** How many cards are dealt into hands. */
  dealtCards(rules: Rules, seats: number): number;
  begin(deal: NaiveDeal<Rules>): NaiveEngine<Entry>;
  /** The decision of chance that an entry contains: the order of a rebuilt stock, or the picked card. */
  outcomeIn?(entry: Entry): string[] | undefined;
  /** Undealt cards that everyone sees once the game is over. */
  shownAtEnd?(record: NaiveRecord<Rules, Entry>): string[];
  /** The log as one seat, or a spectator (null), may know it. Unknown cards are null. */
  toldLog(record: NaiveRecord<Rules, Entry>, viewer: number | null): object[];
}
