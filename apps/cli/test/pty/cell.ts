import type { IBufferCell } from '@xterm/headless';

/** A number is one of the 256 of the palette; null is the terminal's own colour. */
export type Colour = number | `#${string}` | null;

export interface Style {
  readonly fg: Colour;
  readonly bg: Colour;
  readonly bold: boolean;
  readonly dim: boolean;
  readonly italic: boolean;
  readonly underline: boolean;
  readonly inverse: boolean;
}

/** One place of the screen. */
export interface Cell extends Style {
  /** Empty where nothing was written, and in the second half of a wide character. */
  readonly text: string;
  /** In columns: 2 for a wide character, 0 for its second half. */
  readonly width: number;
}

export const cellOf = (cell: IBufferCell): Cell => ({
  text: cell.getChars(),
  width: cell.getWidth(),
  fg: colourOf(cell.isFgDefault(), cell.isFgRGB(), cell.getFgColor()),
  bg: colourOf(cell.isBgDefault(), cell.isBgRGB(), cell.getBgColor()),
  bold: cell.isBold() !== 0,
  dim: cell.isDim() !== 0,
  italic: cell.isItalic() !== 0,
  underline: cell.isUnderline() !== 0,
  inverse: cell.isInverse() !== 0,
});

function colourOf(isDefault: boolean, isRgb: boolean, colour: number): Colour {
  if (isDefault) return null;
  return isRgb ? `#${colour.toString(16).padStart(6, '0')}` : colour;
}

const FLAGS = ['bold', 'dim', 'italic', 'underline', 'inverse'] as const;

/** A style in words, such as "bold fg=1"; empty for plain text. */
export function writeStyle(style: Style): string {
  const flags: string[] = FLAGS.filter((flag) => style[flag]);
  if (style.fg !== null) flags.push(`fg=${style.fg}`);
  if (style.bg !== null) flags.push(`bg=${style.bg}`);
  return flags.join(' ');
}

/** What of its style a person sees: ink does not show where there is none. */
export function writeSeenStyle(cell: Cell): string {
  if (cell.text.trim() !== '') return writeStyle(cell);
  const fg = cell.inverse || cell.underline ? cell.fg : null;
  return writeStyle({ ...cell, fg, bold: false, dim: false, italic: false });
}
