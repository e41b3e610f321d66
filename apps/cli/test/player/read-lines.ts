import { textIn } from './sequences.ts';

/** What a person makes of the lines that end in a question. */
export interface ShownLines {
  readonly prompt: string;
  /** Cards that are marked as playable, as they may be typed. */
  readonly playable: readonly string[];
}

const PROMPT_END = '> ';
const STARRED = /\d+\)\s(10|[2-9AJQK])([♠♥♦♣SHDC])\*/g;
const SPOKEN = /(\d+) [a-z]+ of [a-z]+, which fits/g;

/** Null while nothing is asked. */
export function readLines(shown: string): ShownLines | null {
  const text = textIn(shown);
  if (!text.endsWith(PROMPT_END)) return null;
  return { prompt: questionIn(text), playable: playableIn(text.slice(text.lastIndexOf('  Hand: '))) };
}

/** The last line, with the lines above it from which it goes on after a break: these are indented. */
function questionIn(text: string): string {
  const lines = text.split('\n');
  const first = lines.findLastIndex((line) => !line.startsWith('  '));
  return lines
    .slice(first)
    .map((line) => line.trim())
    .join(' ');
}

/** By name where the sign can be typed, else by number. */
const playableIn = (hand: string): string[] => [
  ...[...hand.matchAll(STARRED)].map(([, rank, suit]) => `${rank}${'shdc'['SHDC♠♥♦♣'.indexOf(suit) % 4]}`),
  ...[...hand.replace(/\s+/g, ' ').matchAll(SPOKEN)].map(([, number]) => number),
];
