/** A text that is one long word, in lines of so many letters. */
export const piecesOf = (text: string, width: number): string[] =>
  Array.from({ length: Math.ceil(text.length / width) }, (_, index) => text.slice(index * width, (index + 1) * width));
