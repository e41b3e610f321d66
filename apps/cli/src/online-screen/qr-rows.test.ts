import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { rowText } from '../full-screen/terminal/row.ts';
import { qrRows } from './qr-rows.ts';

const LINK = 'https://cards.example.org/#/room/qq4nzfjg45mu/S0e75k6KH7NFR1Rjr4dN44';
const UPPER: Readonly<Record<string, boolean>> = { '█': true, '▀': true, '▄': false, ' ': false };
const LOWER: Readonly<Record<string, boolean>> = { '█': true, '▀': false, '▄': true, ' ': false };

test('where there are colours, ink stands exactly where the code is dark', () => {
  const { data } = encode(LINK, { ecc: 'L', border: 2 });
  const drawn = qrRows(LINK, { ascii: false, colours: true }).flatMap((line) => {
    const signs = [...rowText(line)];
    return [signs.map((sign) => UPPER[sign]), signs.map((sign) => LOWER[sign])];
  });
  expect(drawn.slice(0, data.length)).toEqual(data);
  // Below the code there is paper.
  expect(drawn.slice(data.length).flat()).not.toContain(true);
});

test('where there are no colours, light is what is drawn', () => {
  const [first] = qrRows(LINK, { ascii: true, colours: false });
  expect(rowText(first)).toMatch(/^#+$/);
  const [inked] = qrRows(LINK, { ascii: true, colours: true });
  expect(rowText(inked)).toMatch(/^ +$/);
});
