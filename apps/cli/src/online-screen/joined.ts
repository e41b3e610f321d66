/** Several sentences in one line; null for none. */
export function joined(sentences: readonly (string | null)[]): string | null {
  const said = sentences.filter((sentence) => sentence !== null);
  // A line without a full stop is set apart by more than a blank.
  const parted = said.map((sentence, at) =>
    at === said.length - 1 || /[.!?…]$/.test(sentence) ? sentence : `${sentence} `,
  );
  return said.length === 0 ? null : parted.join(' ');
}
