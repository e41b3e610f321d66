import type { GameId } from '@shoal/games';

/** What may be told of a finished daily deal without giving away a card. */
export interface DailyResult {
  readonly date: string;
  readonly place: number;
  readonly score: number;
  /** The scores of the others, the best first. */
  readonly others: readonly number[];
}

/** A whole sentence for each way a deal can end, in the words of the person who played it. */
export interface ShareSayings {
  won(result: DailyResult): string;
  shared(result: DailyResult): string;
  placed(result: DailyResult): string;
}

/** All that is said of daily deals, in one language. */
export interface DailyWords {
  /** 2026-11-16 as "16 November 2026". */
  date(date: string): string;
  readonly share: Readonly<Record<GameId, ShareSayings>>;
}
