import type { ChartLayout, ChartShape, ShapeRole } from './chart-layout.ts';
import { type Attributes, element, escaped } from './svg.ts';

const INK = 'currentColor';
const FAINT = 0.16;
const MUTED = 0.72;
/** The free space to the left and right of the layouts. */
const MARGIN = 4;

/** Hues that contrast with white, with near-black, and with each other for all common kinds of colour blindness. */
const HUES = ['#2a7bd6', '#d2600c', '#128a6c', '#c0398c', '#8a62dc', '#927300', '#5d7486'];
/** Lines must differ by more than colour. */
const DASHES = ['none', '7 4', '2 4', '10 3 2 3', '1 3', '12 5', '4 2'];
const [HUE] = HUES;

/** Roles that only an interactive page draws have no look here. */
const LOOKS: Readonly<Partial<Record<ShapeRole, Attributes>>> = {
  title: { 'font-size': 15, 'font-weight': 600 },
  number: { 'fill-opacity': MUTED },
  value: { 'font-weight': 600 },
  grid: { stroke: INK, 'stroke-opacity': FAINT },
  baseline: { stroke: INK, 'stroke-opacity': MUTED },
  fair: { stroke: INK, 'stroke-opacity': MUTED, 'stroke-width': 1.5, 'stroke-dasharray': '6 4' },
  curve: { fill: 'none', stroke: INK, 'stroke-width': 2.5, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' },
  point: { fill: INK },
  sample: { stroke: INK, 'stroke-width': 3 },
  ring: { fill: 'none', stroke: INK, 'stroke-width': 2 },
  track: { stroke: INK, 'stroke-opacity': FAINT / 2 },
  whisker: { fill: 'none', stroke: HUE, 'stroke-width': 2.5, 'stroke-linecap': 'round' },
  dot: { fill: HUE },
  bar: { fill: HUE },
  touch: { 'fill-opacity': 0 },
};

/** Combines charts, one below the other, into one SVG. It takes its colour from the text around it, light or dark. */
export function picture(title: string, description: string, parts: readonly ChartLayout[]): string {
  let height = 0;
  const groups = parts.map((part) => {
    const group = element('g', { transform: `translate(${MARGIN} ${height})` }, ...part.shapes.map(drawn));
    height += part.height;
    return group;
  });
  const width = 2 * MARGIN + Math.max(...parts.map((part) => part.width));
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      role: 'img',
      'aria-label': title,
      'font-family': 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
      'font-size': 13,
      fill: INK,
    },
    element('title', {}, escaped(title)),
    element('desc', {}, escaped(description)),
    ...groups,
  );
}

function drawn({ tag, role, place, hue, text, hint }: ChartShape): string {
  const index = (hue === 'main' ? 0 : (hue ?? 0)) % HUES.length;
  const hued: Attributes = hue === undefined ? {} : { color: HUES[index], 'stroke-dasharray': DASHES[index] };
  const content = text === undefined ? [] : [escaped(text)];
  const hints = hint === undefined ? [] : [element('title', {}, escaped(hint))];
  return element(tag, { ...place, ...LOOKS[role], ...hued }, ...hints, ...content);
}
