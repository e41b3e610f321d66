import { en } from '@shoal/table-ui/en';
import { expect, test } from 'vitest';
import { rowText } from '../full-screen/terminal/row.ts';
import { InviteScene } from './invite-scene.ts';

const LINK = 'https://cards.example.org/#/room/qq4nzfjg45mu/S0e75k6KH7NFR1Rjr4dN44';
const invitation = {
  ...{
    title: 'Link and code',
    advice: 'Send the link, or say the three animals aloud.',
    link: LINK,
    enlarge: 'Enlarge.',
  },
  parts: [
    { label: 'Link', text: LINK },
    { label: 'Code', text: 'fox-owl-bear' },
  ],
};
const seen = (columns: number, rows: number, ascii = false): string[] =>
  new InviteScene(invitation, { words: en.screen, ascii, colours: false })
    .frame({ columns, rows })
    .map((line) => rowText(line).trimEnd());
/** The text in front of the QR code. */
const textIn = (lines: readonly string[], columns: number): string[] =>
  lines.map((line) => line.slice(0, columns).trim());

test('the QR code stands below the text on a high screen, and beside it on a lower one', () => {
  expect(seen(80, 36)).toContain(`  ${LINK}`);
  expect(seen(80, 36).filter((line) => /[▀▄█]/.test(line)).length).toBeGreaterThan(15);
  const beside = seen(80, 24);
  expect(beside.filter((line) => /[▀▄█]/.test(line)).length).toBeGreaterThan(15);
  const pieces = textIn(beside, 39);
  expect(pieces.join('')).toContain(LINK);
  expect(pieces).toContain('fox-owl-bear');
});

test('a QR code that would be cut is left out, and people are told how to see it', () => {
  const lines = seen(60, 16);
  expect(lines.filter((line) => /[▀▄█]/.test(line))).toEqual([]);
  expect(lines).toContain('  Enlarge.');
  expect(textIn(lines, 60).join('')).toContain(LINK);
  // Two plain characters a dot take more room.
  expect(seen(80, 24, true)).toContain('  Enlarge.');
});

test('any key goes back', () => {
  expect(new InviteScene(invitation, { words: en.screen, ascii: false, colours: true }).press()).toEqual({
    result: null,
  });
});
