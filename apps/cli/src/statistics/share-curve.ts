import { type GameStatistics, type StatisticsWords, shareCurveOf, textCurve } from '@shoal/table-ui';
import { wrap } from '../text/line-writer.ts';

const HEIGHT = 5;
const WIDEST = 64;
/** The columns before the curve, which say how high it is. */
const marginOf = ({ percent }: StatisticsWords): number => percent(1).length + 2;

/** The win share in a game as it went on; nothing where there are too few games. */
export function shareCurve(
  statistics: GameStatistics,
  room: number,
  { ascii, words }: { readonly ascii: boolean; readonly words: StatisticsWords },
): string[] {
  const curve = shareCurveOf(statistics);
  if (curve === null) return [];
  const { from, shares, low, high } = curve;
  const rows = textCurve(shares, { width: Math.min(WIDEST, room - marginOf(words)), height: HEIGHT, low, high, ascii });
  const axis = ascii ? '|' : '│';
  const drawn = rows.map((row, index) => `${heightAt(index, low, high, words)} ${axis}${row}`);
  return [...wrap(words.curve(statistics.game, from), room), ...drawn];
}

/** The highest, the middle and the lowest row say what they stand for. */
function heightAt(row: number, low: number, high: number, words: StatisticsWords): string {
  const isTold = row % ((HEIGHT - 1) / 2) === 0;
  return (isTold ? words.percent(high - ((high - low) * row) / (HEIGHT - 1)) : '').padStart(words.percent(1).length);
}
