/** What may be told of a finished daily deal without giving away a card. */
export interface DailyResult {
  readonly date: string;
  /** The name of the game. */
  readonly game: string;
  readonly place: number;
  /** "with 5 books", as the game says it. */
  readonly withScore: string;
  /** The scores of the others, the best first, and what is counted: "books". */
  readonly others: readonly number[];
  readonly score: string;
}

/** A whole sentence for each way a deal can end, in the words of the person who played it. */
export interface ShareTemplates {
  won(result: DailyResult): string;
  shared(result: DailyResult): string;
  placed(result: DailyResult): string;
}

/** All that is said of daily deals, in one language. */
export interface DailyWords {
  /** 2026-11-16 as "16 November 2026". */
  date(date: string): string;
  readonly share: ShareTemplates;
}
