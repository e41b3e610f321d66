import { type Row, row, span } from '../full-screen/terminal/row.ts';
import type { Style } from '../full-screen/terminal/style.ts';
import { qrLines } from '../web/qr-code.ts';

interface QrLook {
  readonly ascii: boolean;
  readonly colours: boolean;
}

const INVERSE: Readonly<Record<string, string>> = { '█': ' ', ' ': '█', '▀': '▄', '▄': '▀' };
const ASCII_INVERSE: Readonly<Record<string, string>> = { '#': ' ', ' ': '#' };

/** The last row of the margin, which has no row below it: half a row of ink there would look like a part of the code. */
const HALF_ROW = /^▀+$/;
const ON_PAPER: Style = { tone: 'spade', ground: 'card' };

/** A QR code on a screen: black on white where there are colours, whatever the terminal has for a background. */
export function qrRows(text: string, { ascii, colours }: QrLook): Row[] {
  const lines = qrLines(text, { ascii, colours: false });
  if (!colours) return lines.map((line) => row(line));
  const inverse = ascii ? ASCII_INVERSE : INVERSE;
  const ink = (line: string) => [...line].map((sign) => inverse[sign] ?? sign).join('');
  return lines.map((line) => row(span(HALF_ROW.test(line) ? ' '.repeat(line.length) : ink(line), ON_PAPER)));
}
