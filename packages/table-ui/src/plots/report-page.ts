import { PAGE_STYLE } from './page-style.ts';
import { element, escaped } from './svg.ts';

export interface ReportTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface ReportSection {
  readonly heading: string;
  /** Paragraphs; text between backticks is a command. */
  readonly text?: readonly string[];
  /** A chart of this folder, inserted as it is. */
  readonly svg?: string;
  readonly table?: ReportTable;
}

export interface ReportPage {
  readonly title: string;
  readonly lang: string;
  readonly intro: readonly string[];
  readonly sections: readonly ReportSection[];
}

/** Writes a self-contained HTML page: no script, no other file, no network. */
export function reportPage({ title, lang, intro, sections }: ReportPage): string {
  const head = [
    element('meta', { charset: 'utf-8' }),
    element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    element('meta', {
      'http-equiv': 'Content-Security-Policy',
      content: "default-src 'none'; style-src 'unsafe-inline'",
    }),
    element('meta', { name: 'color-scheme', content: 'light dark' }),
    element('title', {}, escaped(title)),
    element('style', {}, PAGE_STYLE),
  ];
  const header = element('header', {}, element('h1', {}, escaped(title)), ...paragraphs(intro));
  const main = element('main', {}, header, ...sections.map(sectionOf));
  const page = element('html', { lang }, element('head', {}, ...head), element('body', {}, main));
  return `<!doctype html>\n${page}\n`;
}

const paragraphs = (lines: readonly string[]): string[] =>
  lines.map((line) => element('p', {}, ...line.split(/(`[^`]+`)/).map(partOf)));

/** Text between backticks is a command: it breaks only between words, never after a hyphen. */
function partOf(part: string): string {
  if (!/^`.+`$/s.test(part)) return escaped(part);
  const words = part.slice(1, -1).split(' ');
  return element('code', {}, words.map((word) => element('span', {}, escaped(word))).join(' '));
}

function sectionOf({ heading, text = [], svg, table }: ReportSection): string {
  const figure = svg === undefined ? [] : [element('figure', {}, svg)];
  const rows = table === undefined ? [] : [tableOf(heading, table)];
  const parts = element('div', { class: 'parts' }, ...figure, ...rows, '');
  // A chart alone takes half the width of a screen; with a table, or without a chart, the section takes all.
  const shape: Readonly<Record<string, string>> = svg === undefined || table !== undefined ? { class: 'wide' } : {};
  return element('section', shape, element('h2', {}, escaped(heading)), ...paragraphs(text), parts);
}

/** A wide table scrolls by itself, with the keyboard too, and does not widen the page. */
function tableOf(caption: string, { head, rows }: ReportTable): string {
  const numeric = head.map((_, column) => column > 0 && rows.every((row) => isNumeric(row[column] ?? '')));
  const cell = (name: 'td' | 'th', content: string, column: number, scope?: 'col' | 'row'): string =>
    element(
      name,
      { ...(scope === undefined ? {} : { scope }), ...(numeric[column] ? { class: 'number' } : {}) },
      escaped(content),
    );
  const headRow = element('tr', {}, ...head.map((content, column) => cell('th', content, column, 'col')));
  const bodyRows = rows.map((row) =>
    element(
      'tr',
      {},
      ...row.map((content, column) => (column === 0 ? cell('th', content, 0, 'row') : cell('td', content, column))),
    ),
  );
  return element(
    'div',
    { class: 'table', role: 'region', 'aria-label': caption, tabindex: 0 },
    element(
      'table',
      {},
      element('caption', {}, escaped(caption)),
      element('thead', {}, headRow),
      element('tbody', {}, ...bodyRows, ''),
    ),
  );
}

/** Numbers, shares and intervals are aligned right; a dash stands for a missing value. */
const isNumeric = (content: string): boolean =>
  /^[-+−±–—\d\s.,%()≤≥]*$/.test(content) || /^[\d.,%\s]+(to|–)[\d.,%\s]+$/.test(content);
