import type { Scale } from './scale.ts';
import { element, escaped, text } from './svg.ts';

/** How a number is written on an axis. */
export type Format = (value: number) => string;

/** Narrow enough that its letters can be read on a phone. */
export const WIDTH = 440;
export const INK = 'currentColor';
export const FAINT = 0.16;
export const MUTED = 0.72;
const LETTER = 6.9;

/** Hues that stand out from white and from near-black, and from each other for every common colour-blindness. */
export const HUES = ['#2a7bd6', '#d2600c', '#128a6c', '#c0398c', '#8a62dc', '#927300', '#5d7486'] as const;

/** About how wide a line of the chart's letters is. */
export const widthOf = (line: string): number => [...line].length * LETTER;

/** Cut to a width, with a mark where something is left out. */
export function fitted(line: string, width: number): string {
  const letters = [...line];
  const room = Math.floor(width / LETTER);
  return letters.length <= room ? line : `${letters.slice(0, Math.max(1, room - 1)).join('')}…`;
}

export interface Picture {
  readonly title: string;
  /** All that the picture shows, for whoever cannot see it. */
  readonly description: string;
  readonly height: number;
}

/** The picture around its parts: it takes the colour of the text around it, in light and in dark. */
export function picture({ title, description, height }: Picture, parts: readonly string[]): string {
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${WIDTH} ${height}`,
      role: 'img',
      'aria-label': title,
      'font-family': 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
      'font-size': 13,
      fill: INK,
    },
    element('title', {}, escaped(title)),
    element('desc', {}, escaped(description)),
    text(fitted(title, (WIDTH - 8) * 0.93), { x: 4, y: 18, 'font-size': 15, 'font-weight': 600 }),
    ...parts,
  );
}

/** Small print: labels of axes and ticks. */
export const caption = (line: string, x: number, y: number, anchor: 'start' | 'middle' | 'end' = 'start'): string =>
  text(line, { x, y, 'text-anchor': anchor, 'fill-opacity': MUTED });

export const rule = (x1: number, y1: number, x2: number, y2: number, opacity = FAINT): string =>
  element('line', { x1, y1, x2, y2, stroke: INK, 'stroke-opacity': opacity });

export interface Area {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Lines across the area, each with its number at the left. */
export const heightLines = (scale: Scale, { left, right }: Area, format: Format): string[] =>
  scale.ticks.flatMap((tick) => {
    const y = scale.at(tick);
    return [rule(left, y, right, y), caption(format(tick), left - 6, y + 4.5, 'end')];
  });

/** Numbers under the area, as many as have room. */
export function widthNumbers(scale: Scale, { bottom }: Area, format: Format): string[] {
  const labels = scale.ticks.map(format);
  const widest = labels.reduce((most, label) => Math.max(most, widthOf(label)), 0) + 10;
  const step = Math.max(1, Math.ceil((labels.length * widest) / (WIDTH - 60)));
  return scale.ticks.flatMap((tick, index) => {
    if (index % step !== 0) return [];
    const x = scale.at(tick);
    return [rule(x, bottom, x, bottom + 4, MUTED), caption(labels[index], x, bottom + 18, 'middle')];
  });
}

/** The room that the numbers at the left need. */
export const leftMargin = (labels: readonly string[]): number =>
  labels.reduce((most, label) => Math.max(most, widthOf(label)), 0) + 14;
