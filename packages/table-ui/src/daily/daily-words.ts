/** What can be told about a finished daily deal without revealing a card. */
export interface DailyResult {
  readonly date: string;
  /** The name of the game. */
  readonly game: string;
  readonly place: number;
  /** The score in the words of the game: "with 5 books". */
  readonly withScore: string;
  /** The scores of the others, best first, and their unit: "books". */
  readonly others: readonly number[];
  readonly score: string;
}

/** A sentence for each way a deal can end, from the player's point of view. */
export interface ShareTemplates {
  won(result: DailyResult): string;
  shared(result: DailyResult): string;
  placed(result: DailyResult): string;
}

/** All words about daily deals in one language. */
export interface DailyWords {
  /** 2026-11-16 as "16 November 2026". */
  date(date: string): string;
  readonly share: ShareTemplates;
}
