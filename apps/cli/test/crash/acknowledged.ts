import { en } from '@shoal/table-ui/en';
import { isTable, readScreen } from '../player/read-screen.ts';
import { matchAfter, type OnDisk, stockOf, storyOf, turnsOf } from './journals.ts';

/** What a person had seen before the program died. */
export type Acknowledged =
  | { readonly type: 'nothing' }
  | { readonly type: 'end' }
  /** The end of the log, beside the table. */
  | { readonly type: 'table'; readonly log: string; readonly header: string }
  /** Sentences one after the other. */
  | { readonly type: 'lines'; readonly told: readonly string[] };

const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();
const FULL_PANE = 30;

/** Reads a screen that is wide enough for the log to have a pane of its own. */
export function seenOnScreen(rows: readonly string[]): Acknowledged {
  const { title, is } = readScreen(rows);
  if (is === 'end') return { type: 'end' };
  if (!isTable(title)) return { type: 'nothing' };
  const pane = rows.slice(1).flatMap((row) => (row.includes('│') ? row.slice(row.lastIndexOf('│') + 1) : []));
  const told = flat(pane.join(' ')).replace(en.screen.log, '');
  // Of the uppermost sentence only the end may be there.
  const isFull = pane.filter((row) => row.trim() !== '').length > FULL_PANE;
  return { type: 'table', log: flat(isFull ? told.slice(told.indexOf('. ') + 1) : told), header: title };
}

/** Draws are told card by card as they happen, and in one sentence later on. */
const isTold = (sentence: string): boolean => !/\bdraws? /.test(sentence);
const PLACE_LINE = /^(?:Shared )?\d+(?:st|nd|rd|th): /;
const OTHER_LINE = /^(?:\d+ {2}|Hand: )/;

export function seenInLines(shown: string): Acknowledged {
  // What comes before the hints is about the table, in lines that look like sentences where they are wrapped.
  const [, story = ''] = shown.split(en.lineMode.hints);
  const lines = story.split('\n').slice(0, -1);
  const indented = lines.flatMap((line) => /^ {2}(\S.*[.!])$/.exec(line)?.[1] ?? []);
  if (indented.some((line) => PLACE_LINE.test(line))) return { type: 'end' };
  const told = indented.filter((line) => isTold(line) && !OTHER_LINE.test(line));
  return told.length === 0 ? { type: 'nothing' } : { type: 'lines', told };
}

/** Is everything that was seen of this game on the disk? The disk may be ahead of the screen, never behind it. */
export function isSaved(seen: Acknowledged, game: OnDisk): boolean {
  const all = game.entries.length;
  switch (seen.type) {
    case 'nothing':
      return true;
    case 'end':
      return matchAfter(game, all).result !== null;
    case 'lines':
      return isPartOf(seen.told, storyOf(matchAfter(game, all)).filter(isTold));
    case 'table':
      return Array.from({ length: all }, (_, index) => matchAfter(game, all - index)).some(
        (match) => seen.header.endsWith(stockOf(match)) && flat(turnsOf(match).join(' ')).endsWith(seen.log),
      );
  }
}

const isPartOf = (part: readonly string[], whole: readonly string[]): boolean =>
  whole.some((_, from) => part.every((line, index) => whole[from + index] === line)) || part.length === 0;
