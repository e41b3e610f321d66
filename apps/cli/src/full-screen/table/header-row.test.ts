import { suitNamed } from '@shoal/core';
import type { ShownBadge, TableModel } from '@shoal/table-ui';
import { en } from '@shoal/table-ui/en';
import { describe, expect, test } from 'vitest';
import { rowText, rowWidth } from '../terminal/row.ts';
import { headerRow } from './header-row.ts';

const LOOK = { words: en.screen, ascii: false };
type Header = Parameters<typeof headerRow>[0];

const inForce: ShownBadge = {
  ...{ text: 'hearts in force', message: { key: 'suit-in-force' }, tone: 'notice' },
  suit: suitNamed('H'),
};
const reversed: ShownBadge = {
  ...{ text: 'counter-clockwise', message: { key: 'direction' }, tone: 'plain' },
  icon: 'counter-clockwise',
};
const header = (more: Partial<TableModel> = {}): Header => ({
  ...{ game: 'Crazy Eights', rules: 'Standard', deal: '', score: '', shortScore: '', turn: 'Your turn.' },
  middle: { piles: [{ type: 'stock', count: 12 }], badges: [] },
  ...more,
});
const drawn = (columns: number, more: Partial<TableModel> = {}): string =>
  rowText(headerRow(header(more), columns, LOOK));
const MATCH = {
  deal: 'deal 2 · 0 : 0 : 1',
  score: 'You 0 · Bo 0 · Cy 1, first to 20',
  shortScore: 'You 0 · Cy 1 · …, first to 20',
};
const middle = { piles: header().middle.piles, badges: [inForce, reversed] };

describe('the header', () => {
  test('names the game, its rules, the turn, and the stock', () => {
    expect(drawn(60)).toMatch(/^ Crazy Eights · Standard {2}Your turn\. +stock 12 $/);
  });

  test('tells the suit in force and the direction', () => {
    expect(drawn(100, { middle })).toMatch(/Your turn\. +hearts in force · counter-clockwise · stock 12 $/);
  });

  test('tells them by signs where words have no room', () => {
    expect(drawn(66, { middle, rules: 'Actions, changed' })).toContain('♥ · ↺ · stock 12');
  });

  test('names the players of a match with their scores, rather than the rules', () => {
    expect(drawn(120, MATCH)).toContain('Crazy Eights · Standard · You 0 · Bo 0 · Cy 1, first to 20  Your turn.');
    expect(drawn(90, MATCH)).toContain('Crazy Eights · You 0 · Bo 0 · Cy 1, first to 20  Your turn.');
    expect(drawn(60, MATCH)).toContain(' deal 2 · 0 : 0 : 1  Your turn.');
  });

  test('leaves out players rather than the name of the game', () => {
    expect(drawn(80, MATCH)).toContain(' Crazy Eights · You 0 · Cy 1 · …, first to 20  Your turn.');
  });

  test('keeps its title while turn and facts change', () => {
    const titles = [{}, { middle }, { turn: "Bartholomew's turn.", middle }].map((more) =>
      drawn(80, { ...MATCH, ...more }).slice(0, 46),
    );
    expect(titles[0]).toContain('first to 20');
    expect(new Set(titles).size).toBe(1);
  });

  test('fills its line exactly', () => {
    for (let columns = 60; columns < 140; columns++) {
      expect(rowWidth(headerRow(header({ middle, turn: '世界世界世界世界世界 is next.' }), columns, LOOK))).toBe(
        columns,
      );
    }
  });
});
