import type { Random } from './random.ts';

export type Result = { places: number[]; scores: number[]; reason: string };

/** An action or a fact, as the log of a record spells it. */
export type NaiveEntry = { type: string; seat?: number };

/** A card is its two letters, rank and suit: '7H', 'TS'. Null stands for one that the reader of a record may not know. */
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

/** What chance decides after the deal: the naive engine does not shuffle by itself. */
export type NaiveChance = {
  /** Puts the cards of a rebuilt stock into the order in which they are drawn, top first. */
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
  /** Every legal action of the seat to act, none twice, each as its log entry. */
  legal(): Entry[];
  /** The legal action that a log entry names, if it names one. */
  find(entry: unknown): Entry | undefined;
  act(action: Entry): void;
  /** Every card, wherever it lies. */
  cards(): string[];
}

export interface NaivePreset<Rules extends object = object> {
  readonly minSeats: number;
  readonly maxSeats: number;
  rules(seats: number): Rules;
}

/** A game by the letter of its rules. It shares no code with the engine. */
export interface NaiveGame<Rules extends object = object, Entry extends NaiveEntry = NaiveEntry> {
  /** How a record names the game. */
  readonly id: string;
  readonly presets: Readonly<Record<string, NaivePreset<Rules>>>;
  /** Every reason to end, in alphabetical order. */
  readonly reasons: readonly string[];
  /** Reasons that random games hardly ever meet. */
  readonly rareReasons?: readonly string[];
  /** Any rules that can be played at a table of so many seats, the rarest combinations included. */
  anyRules(random: Random, seats: number): Rules;
  /** Why a table cannot be played with these rules, or null. */
  rulesFault(rules: Rules, seats: number): string | null;
  /** The cards of the record's pack, in any order. */
  packOf(rules: Rules): string[];
  /** How many cards from the top of the pack become hands. */
  dealtCards(rules: Rules, seats: number): number;
  begin(deal: NaiveDeal<Rules>): NaiveEngine<Entry>;
  /** What chance decided, where an entry tells it: the order of a rebuilt stock, or the one card that was picked. */
  outcomeIn?(entry: Entry): string[] | undefined;
  /** Cards of the pack that nobody was dealt and everyone is shown when the game is over. */
  shownAtEnd?(record: NaiveRecord<Rules, Entry>): string[];
  /** The log as one seat, or a spectator (null), may know it: null for every card it may not. */
  toldLog(record: NaiveRecord<Rules, Entry>, viewer: number | null): object[];
}
