import { type Row, row, span } from '../full-screen/terminal/row.ts';
import { qrLines } from '../web/qr-code.ts';

interface QrLook {
  readonly ascii: boolean;
  readonly colours: boolean;
}

const INVERSE: Readonly<Record<string, string>> = { '█': ' ', ' ': '█', '▀': '▄', '▄': '▀' };
const ASCII_INVERSE: Readonly<Record<string, string>> = { '#': ' ', ' ': '#' };

/** A QR code on a screen: black on white where there are colours, whatever the terminal has for a background. */
export function qrRows(text: string, { ascii, colours }: QrLook): Row[] {
  const lines = qrLines(text, { ascii, colours: false });
  if (!colours) return lines.map((line) => row(line));
  const inverse = ascii ? ASCII_INVERSE : INVERSE;
  const ink = (line: string) => [...line].map((sign) => inverse[sign] ?? sign).join('');
  return lines.map((line) => row(span(ink(line), { tone: 'spade', ground: 'card' })));
}
