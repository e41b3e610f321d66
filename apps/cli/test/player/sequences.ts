/** The sign that every control sequence begins with. */
export const ESC = String.fromCharCode(27);

const SEQUENCE = new RegExp(`${ESC}(?:\\[[0-9;?]*[ -/]*[@-~]|[^\\[])`, 'g');
const PLACE = new RegExp(`${ESC}\\[[0-9;]*H`, 'g');

/** What was written, as text: each place the cursor was put to begins a line. */
export const textIn = (raw: string): string => raw.replace(PLACE, '\n').replace(SEQUENCE, '');

/** Whatever moves the cursor or clears something; colours do not. */
export function movementsIn(raw: string): string[] {
  const sequences = raw.match(SEQUENCE) ?? [];
  const strokes = raw.match(/\r(?!\n)|[\b\v\f]/g) ?? [];
  return [...sequences.filter((sequence) => !/\[[0-9;]*m$/.test(sequence)), ...strokes];
}
