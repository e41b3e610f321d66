import type { IUnicodeVersionProvider } from '@xterm/headless';
import stringWidth from 'string-width';

const FIRST_BEYOND_ASCII = 0x7f;

/** The emulator knows characters of 2010 only, in which no emoji is wide; this is what terminals do today. */
export const CHARACTER_WIDTH: IUnicodeVersionProvider = {
  version: 'today',
  wcwidth: widthOf,
  charProperties(codepoint, preceding) {
    const width = widthOf(codepoint);
    const widthBefore = (preceding >> 1) & 3;
    const isJoined = width === 0 && widthBefore > 0;
    return ((isJoined ? widthBefore : width) << 1) | Number(isJoined);
  },
};

const known = new Map<number, 0 | 1 | 2>();

function widthOf(codepoint: number): 0 | 1 | 2 {
  if (codepoint < FIRST_BEYOND_ASCII) return 1;
  const width = known.get(codepoint) ?? measured(codepoint);
  known.set(codepoint, width);
  return width;
}

function measured(codepoint: number): 0 | 1 | 2 {
  const width = stringWidth(String.fromCodePoint(codepoint));
  if (width === 0) return 0;
  return width === 1 ? 1 : 2;
}
