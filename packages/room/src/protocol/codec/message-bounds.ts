import { LIMITS } from '../limits.ts';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** Counts bytes and levels before anything is parsed, so that a huge or deep message costs little. */
export function boundsFaultOf(text: string): 'too-long' | 'too-deep' | null {
  if (text.length > LIMITS.messageBytes || utf8BytesOf(text) > LIMITS.messageBytes) return 'too-long';
  return depthOf(text) > LIMITS.messageDepth ? 'too-deep' : null;
}

/** A pair of surrogates makes four bytes, and a lone one three. */
export function utf8BytesOf(text: string): number {
  let bytes = text.length;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit < 0x80) continue;
    if (unit < 0x800) bytes += 1;
    else if (isPairAt(text, at)) {
      bytes += 2;
      at += 1;
    } else bytes += 2;
  }
  return bytes;
}

function isPairAt(text: string, at: number): boolean {
  return (text.codePointAt(at) ?? 0) > 0xffff;
}

/** The most levels of lists and objects that are open at once. */
export function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === QUOTE) at = endOfText(text, at);
    else if (isOpening(unit)) {
      depth += 1;
      deepest = Math.max(deepest, depth);
    } else if (isClosing(unit)) depth -= 1;
  }
  return deepest;
}

/** The index of the quote that ends the text that begins at an index. */
function endOfText(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === BACKSLASH) at += 1;
    else if (unit === QUOTE) return at;
  }
  return text.length;
}

/** `[` or `{`. */
const isOpening = (unit: number): boolean => unit === 0x5b || unit === 0x7b;
/** `]` or `}`. */
const isClosing = (unit: number): boolean => unit === 0x5d || unit === 0x7d;
