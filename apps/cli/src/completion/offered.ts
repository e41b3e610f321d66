/** A word that may be typed, and what it means; an empty meaning is not shown. */
export interface Offered {
  readonly text: string;
  readonly meaning: string;
}

export const offeredWords = (texts: readonly string[]): readonly Offered[] =>
  texts.map((text) => ({ text, meaning: '' }));
