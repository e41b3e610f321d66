import type { SuitColours } from '@shoal/table-ui';

/** What a text is, as far as its colour tells. */
export type TextTone = 'muted' | 'accent' | 'good' | 'bad' | 'gold' | 'bar' | SuitTone;
export type SuitTone = 'spade' | 'heart' | 'diamond' | 'club';

/** What a text stands on. */
export type Ground = 'bar' | 'card' | 'dim-card' | 'picked-card' | 'new-card' | 'back' | 'felt';

export interface Style {
  readonly tone?: TextTone;
  readonly ground?: Ground;
  readonly bold?: boolean;
  readonly inverse?: boolean;
}

/** Turns a style into the numbers of an SGR sequence; none where nothing is to be changed. */
export type Palette = (style: Style) => readonly (number | string)[];

export interface PaletteSettings {
  /** Colours the terminal can show: 1 none, 4 sixteen, 8 and more 256. */
  readonly depth: number;
  /** Asked for anew with every stroke: people change it while they play. */
  readonly suits: () => SuitColours;
}

/** One colour of 256 and its nearest of sixteen. */
type Pair = readonly [number, number];

const TONES: Readonly<Record<Exclude<TextTone, SuitTone>, Pair>> = {
  muted: [245, 90],
  accent: [80, 36],
  good: [114, 32],
  bad: [210, 91],
  gold: [222, 33],
  bar: [255, 97],
};

const GROUNDS: Readonly<Record<Ground, Pair>> = {
  bar: [24, 44],
  card: [231, 107],
  'dim-card': [250, 47],
  'picked-card': [229, 103],
  'new-card': [194, 102],
  back: [30, 46],
  felt: [22, 100],
};

/** Suits on a white card; told apart also by those who see few colours. */
const ON_CARD: Readonly<Record<SuitColours, Readonly<Record<SuitTone, Pair>>>> = {
  four: { spade: [16, 30], heart: [161, 31], diamond: [26, 34], club: [58, 32] },
  two: { spade: [16, 30], heart: [160, 31], diamond: [160, 31], club: [16, 30] },
};

/** Suits in running text, on whatever the terminal has for a background. */
const IN_TEXT: Readonly<Record<SuitColours, Readonly<Record<SuitTone, Pair | null>>>> = {
  four: { spade: null, heart: [204, 91], diamond: [75, 94], club: [149, 92] },
  two: { spade: null, heart: [203, 91], diamond: [203, 91], club: null },
};

const isSuit = (tone: TextTone): tone is SuitTone => tone in ON_CARD.four;

export function paletteOf({ depth, suits }: PaletteSettings): Palette {
  if (depth <= 1) return ({ bold, inverse, ground }) => attributes(bold, inverse === true || ground === 'bar');
  const isRich = depth >= 8;
  const foreground = ([rich, plain]: Pair) => (isRich ? `38;5;${rich}` : plain);
  const background = ([rich, plain]: Pair) => (isRich ? `48;5;${rich}` : plain);
  return ({ tone, ground, bold, inverse }) => {
    const codes: (number | string)[] = attributes(bold, inverse);
    const pair = tone === undefined ? null : pairOf(tone, ground, suits());
    if (pair !== null) codes.push(foreground(pair));
    if (ground !== undefined) codes.push(background(GROUNDS[ground]));
    return codes;
  };
}

function pairOf(tone: TextTone, ground: Ground | undefined, suits: SuitColours): Pair | null {
  if (!isSuit(tone)) return TONES[tone];
  return ground === undefined || ground === 'bar' || ground === 'felt' ? IN_TEXT[suits][tone] : ON_CARD[suits][tone];
}

const attributes = (bold?: boolean, inverse?: boolean): number[] => [
  ...(bold === true ? [1] : []),
  ...(inverse === true ? [7] : []),
];
