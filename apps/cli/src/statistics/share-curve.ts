import { en, type GameStatistics, runningShare, textCurve } from '@shoal/table-ui';
import { wrap } from '../screen.ts';

const words = en.statistics;

const HEIGHT = 5;
const WIDEST = 64;
/** The columns before the curve, which say how high it is. */
const MARGIN = 6;
/** With fewer games a curve would only show how it jumps. */
const FEWEST_GAMES = 10;
/** The share after the very first games is all or nothing, and would flatten the rest. */
const FIRST_SHOWN = 5;

/** The win share in a game as it went on; nothing where there are too few games. */
export function shareCurve({ game, total }: GameStatistics, room: number, ascii: boolean): string[] {
  if (total.games < FEWEST_GAMES) return [];
  const shares = runningShare(total.results).slice(FIRST_SHOWN - 1);
  const [low, high] = scaleOf([...shares, total.fairShare]);
  const rows = textCurve(shares, { width: Math.min(WIDEST, room - MARGIN), height: HEIGHT, low, high, ascii });
  const axis = ascii ? '|' : '│';
  const drawn = rows.map((row, index) => `${heightAt(index, low, high)} ${axis}${row}`);
  return [...wrap(words.curve(game, FIRST_SHOWN), room), ...drawn];
}

/** The tenths around some shares. */
function scaleOf(shares: readonly number[]): [low: number, high: number] {
  const low = Math.floor(10 * Math.min(...shares));
  const high = Math.max(low + 1, Math.ceil(10 * Math.max(...shares)));
  return [low / 10, high / 10];
}

/** The highest, the middle and the lowest row say what they stand for. */
function heightAt(row: number, low: number, high: number): string {
  const isTold = row % ((HEIGHT - 1) / 2) === 0;
  return (isTold ? words.percent(high - ((high - low) * row) / (HEIGHT - 1)) : '').padStart(MARGIN - 2);
}
