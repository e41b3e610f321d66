import { newMatch, planOfThree } from '@shoal/room/testing';
import { expect, test } from 'vitest';
import { en } from '../en.ts';
import { createSentences } from './sentences.ts';
import { holdingsSentence, isPairs, middleFacts } from './standing-sentences.ts';

const LABELS = ['Ann', 'Bo', 'Cy'];
const sentences = createSentences({ catalogue: en, names: LABELS, ascii: true });

test('at the beginning of Go Fish nothing lies in the middle but the stock', () => {
  const { deal } = newMatch(planOfThree('go-fish'));
  const table = { id: 'go-fish', options: deal.plan.options } as const;
  const view = deal.table.view(0);
  expect(middleFacts(table, view, sentences)).toEqual([]);
  expect(plain(holdingsSentence(table, view, LABELS, en.lineMode))).toBe(
    'Cards: Ann 5, Bo 5, Cy 5. Books: Ann 0, Bo 0, Cy 0. Stock: 37.',
  );
});

test('where two cards are laid down together they are called pairs', () => {
  const { deal } = newMatch(planOfThree('go-fish'));
  const options = { ...deal.plan.options, bookSize: 2 };
  expect([options, deal.plan.options].map(isPairs)).toEqual([true, false]);
  expect(holdingsSentence({ id: 'go-fish', options }, deal.table.view(0), LABELS, en.lineMode)).toContain('Pairs: ');
});

test('in Crazy Eights the up-card is told, and nobody has books', () => {
  const { deal } = newMatch(planOfThree('crazy-eights'));
  const table = { id: 'crazy-eights', options: deal.plan.options } as const;
  const view = deal.table.view(0);
  expect(middleFacts(table, view, sentences)[0]).toMatch(/^The up-card is the \S+\.$/);
  expect(plain(holdingsSentence(table, view, LABELS, en.lineMode))).toBe('Cards: Ann 5, Bo 5, Cy 5. Stock: 36.');
});

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
