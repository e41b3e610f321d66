import { describe, expect, test } from 'vitest';
import { barChart, intervalChart, lineChart } from './charts.ts';
import { reportPage } from './report-page.ts';

const WILD = '<b>"R&D"</b>';

const intervals = intervalChart({
  title: WILD,
  xLabel: 'share',
  rows: [
    { label: 'pike', value: 0.5, low: 0.4, high: 0.6 },
    { label: WILD, value: 0.25, low: 0.2, high: 0.3 },
  ],
  reference: 0.5,
});
const lines = lineChart({
  title: WILD,
  xLabel: 'action',
  yLabel: 'chance',
  from: 0,
  range: [0, 1],
  lines: [
    { name: 'Ann', values: [0, 0.5, 1] },
    { name: WILD, values: [1, Number.NaN, 0] },
  ],
  marks: [{ x: 1, y: 0.5, label: WILD }],
});
const bars = barChart({
  title: WILD,
  xLabel: 'books',
  yLabel: 'games',
  bars: [
    { label: '1', value: 10 },
    { label: '2', value: 40 },
    { label: '<', value: 0 },
  ],
});
const sentences = barChart({
  title: WILD,
  xLabel: 'end',
  yLabel: 'games',
  bars: [
    { label: `All the cards are laid down. ${WILD}`, value: 100 },
    { label: 'Nobody could act any more.', value: 0 },
  ],
});
const page = reportPage({
  title: WILD,
  lang: 'en',
  intro: [WILD],
  sections: [
    {
      heading: WILD,
      text: [WILD],
      svg: intervals,
      table: {
        head: ['bot', 'share'],
        rows: [
          [WILD, '5.0%'],
          ['a', '12.0%'],
        ],
      },
    },
    { heading: 'nothing yet' },
    { heading: 'an empty table', table: { head: ['a'], rows: [] } },
  ],
});

/** Expects well-formed markup, and returns the text between its tags. */
function textsOf(markup: string): string[] {
  const open: string[] = [];
  const parts = markup.replace(/^<!doctype html>\n/, '').split(/(<[^>]*>)/);
  for (const tag of parts.filter((part) => part.startsWith('<'))) {
    const closing = /^<\/(\w+)>$/.exec(tag);
    if (closing !== null) expect(open.pop()).toBe(closing[1]);
    else {
      const opening = /^<(\w+)((?: [\w:-]+="[^"<]*")*)(\/?)>$/.exec(tag);
      if (opening === null) throw new Error(`no tag: ${tag}`);
      if (opening[3] === '') open.push(opening[1]);
    }
  }
  expect(open).toEqual([]);
  return parts.filter((part) => !part.startsWith('<') && part.trim() !== '');
}

const numbersOf = (markup: string, name: string): string[] =>
  [...markup.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value]) => value);

describe.each([
  ['an interval chart', intervals],
  ['a line chart', lines],
  ['a bar chart', bars],
  ['a bar chart of sentences', sentences],
  ['a page', page],
])('the markup of %s', (_, markup) => {
  test('is well-formed, and text stays text', () => {
    expect(textsOf(markup).some((part) => part.includes('&lt;b&gt;&quot;R&amp;D'))).toBe(true);
    expect(markup).not.toContain('<b>');
    expect(markup).not.toMatch(/NaN|Infinity|undefined/);
  });

  test('has a name for people who cannot see it', () => {
    expect(markup).toContain('role="img" aria-label="&lt;b&gt;&quot;R&amp;D&quot;&lt;/b&gt;"');
    expect(markup).toMatch(/<title>[^<]+<\/title><desc>[^<]+<\/desc>/);
  });

  test('asks nobody for anything', () => {
    expect(markup.replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|<script|<link|@import|url\(/);
  });
});

test('a dot stands at its value, whiskers at its bounds, and the reference between', () => {
  const [dot] = numbersOf(intervals, 'cx').map(Number);
  const [reference] = [...intervals.matchAll(/x1="([\d.]+)"[^>]*stroke-dasharray/g)].map(([, x]) => Number(x));
  expect(dot).toBe(reference);
  expect(intervals).toContain('pike: 0.5 (0.4 – 0.6).');
});

test('a line goes through its points and leaves out what is no number', () => {
  const [first, second] = numbersOf(lines, 'd').map((path) =>
    path
      .split(/[ML]/)
      .slice(1)
      .map((point) => point.split(' ').map(Number)),
  );
  expect(first[1]).toEqual([(first[0][0] + first[2][0]) / 2, (first[0][1] + first[2][1]) / 2]);
  expect(first[0][1]).toBeGreaterThan(first[2][1]);
  expect(second).toHaveLength(2);
});

test('a bar is as high as its value', () => {
  const [ten, forty, none] = numbersOf(bars, 'height').map(Number);
  expect(forty / ten).toBeCloseTo(4, 1);
  expect(none).toBe(0);
});

test('charts of nothing are charts too', () => {
  const empty = { title: 't', xLabel: 'x', yLabel: 'y' };
  for (const chart of [
    lineChart({ ...empty, from: 0, range: [0, 1], lines: [] }),
    barChart({ ...empty, bars: [] }),
    intervalChart({ ...empty, rows: [] }),
  ]) {
    textsOf(chart);
    expect(chart).not.toMatch(/NaN|Infinity|undefined/);
  }
});

test('a table has a caption, heads that say what they head, and numbers at the right', () => {
  expect(page).toContain('<caption>&lt;b&gt;');
  expect(page).toContain('<th scope="col">bot</th><th scope="col" class="number">share</th>');
  expect(page).toContain('<th scope="row">a</th><td class="number">12.0%</td>');
});

test('a command between backticks keeps its words whole, and stays text', () => {
  const told = reportPage({ title: 't', lang: 'en', intro: ['Again: `shoal --seed <7>`, or `none'], sections: [] });
  expect(told).toContain(
    '<p>Again: <code><span>shoal</span> <span>--seed</span> <span>&lt;7&gt;</span></code>, or `none</p>',
  );
});
