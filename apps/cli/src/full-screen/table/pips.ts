import { type Card, rankOf, writeRank } from '@shoal/core';
import type { CardSize } from './card-art.ts';

/** The pips of a rank in five lines: l, m and r for the three columns. */
const PIPS: Readonly<Record<string, readonly string[]>> = {
  '2': ['m', '', '', '', 'm'],
  '3': ['m', '', 'm', '', 'm'],
  '4': ['lr', '', '', '', 'lr'],
  '5': ['lr', '', 'm', '', 'lr'],
  '6': ['lr', '', 'lr', '', 'lr'],
  '7': ['lr', 'm', 'lr', '', 'lr'],
  '8': ['lr', 'm', 'lr', 'm', 'lr'],
  '9': ['lr', 'lr', 'm', 'lr', 'lr'],
  T: ['lr', 'lmr', '', 'lmr', 'lr'],
};
const LINES = 5;
/** A lower card shows its suit once. */
const PIPS_FROM = 7;

/** The lines between the two edges of a large card. */
export function pipLines(card: Card, sign: string, { width, height }: CardSize): string[] {
  const name = writeRank(rankOf(card));
  const inner = height - 2;
  const pips = PIPS[name];
  if (height < PIPS_FROM) return emblemLines([sign], inner);
  if (pips === undefined) return emblemLines(name === 'A' ? [sign] : [sign, name, sign], inner);
  const lines = Array.from({ length: inner }, () => '');
  for (const [index, columns] of pips.entries()) {
    lines[Math.round((index * (inner - 1)) / (LINES - 1))] = pipLine(columns, sign, Math.floor((width - 5) / 2));
  }
  return lines;
}

/** `♥   ♥`, with a pip between the two or alone. */
function pipLine(columns: string, sign: string, gap: number): string {
  if (columns === '') return '';
  if (columns === 'm') return sign;
  const between = columns === 'lmr' ? sign : ' ';
  return `${sign}${' '.repeat(gap)}${between}${' '.repeat(gap)}${sign}`;
}

/** Signs below each other in the middle, with a blank line between them where there is room. */
function emblemLines(signs: readonly string[], height: number): string[] {
  const step = signs.length * 2 - 1 <= height ? 2 : 1;
  const from = Math.floor((height - ((signs.length - 1) * step + 1)) / 2);
  return Array.from({ length: height }, (_, at) => {
    const index = (at - from) / step;
    return Number.isInteger(index) ? (signs[index] ?? '') : '';
  });
}
