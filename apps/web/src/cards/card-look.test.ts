import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Colour = readonly [number, number, number];

const SUITS = ['spades', 'hearts', 'diamonds', 'clubs'];
const [four, two] = readFileSync(new URL('card-look.css', import.meta.url), 'utf8').split('[data-suits="two"]');
const DARK_TABLE = rgb('#12262c');

/** Simulates the three kinds of colour blindness (Viénot 1999), in linear light. */
const SIGHTS: Readonly<Record<string, readonly Colour[]>> = {
  'red-blind': [
    [0.1124, 0.8876, 0],
    [0.1124, 0.8876, 0],
    [0.004, -0.004, 1],
  ],
  'green-blind': [
    [0.2928, 0.7072, 0],
    [0.2928, 0.7072, 0],
    [-0.0223, 0.0223, 1],
  ],
  'blue-blind': [
    [1, 0.1462, -0.1462],
    [0, 0.8598, 0.1402],
    [0, 0.8598, 0.1402],
  ],
};

test.each(['four', 'two'])('in a pack of %s colours every suit stands out from the paper', (pack) => {
  const paper = rgb(declared(four, '--card-paper'));
  for (const suit of SUITS) expect(contrast(rgb(cardColour(pack, suit)), paper)).toBeGreaterThanOrEqual(4.5);
});

test.each(['four', 'two'])('in a pack of %s colours every suit stands out from a dark page', (pack) => {
  for (const suit of SUITS) expect(contrast(rgb(pageColours(pack, suit)[1]), DARK_TABLE)).toBeGreaterThanOrEqual(7);
});

test('on a light page a suit has the colour that it has on its cards', () => {
  for (const pack of ['four', 'two']) {
    for (const suit of SUITS) expect(pageColours(pack, suit)[0]).toBe(cardColour(pack, suit));
  }
});

test.each(Object.entries(SIGHTS))('four colours are four colours for the %s too', (_, sight) => {
  const seen = SUITS.map((suit) => lab(seenBy(sight, rgb(cardColour('four', suit)))));
  for (const [index, colour] of seen.entries()) {
    for (const other of seen.slice(index + 1)) expect(distance(colour, other)).toBeGreaterThan(20);
  }
});

function cardColour(pack: string, suit: string): string {
  const name = `--card-${suit}`;
  return pack === 'two' && two.includes(name) ? declared(two, name) : declared(four, name);
}

/** The colours on a light page and on a dark one. */
function pageColours(pack: string, suit: string): readonly string[] {
  const name = `--suit-${suit}`;
  const value = pack === 'two' && two.includes(name) ? declared(two, name) : declared(four, name);
  return value.match(/#[0-9a-f]{6}/g) ?? [];
}

function declared(sheet: string, name: string): string {
  return new RegExp(`${name}: ([^;]*);`).exec(sheet)?.[1] ?? '';
}

/** Converts a colour to linear light. */
function rgb(colour: string): Colour {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  const [red, green, blue] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return [red, green, blue];
}

const dot = (one: Colour, other: Colour): number => one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
const luminance = (colour: Colour): number => dot([0.2126, 0.7152, 0.0722], colour);

function contrast(one: Colour, other: Colour): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function seenBy(sight: readonly Colour[], colour: Colour): Colour {
  const [red, green, blue] = sight.map((row) => Math.min(1, Math.max(0, dot(row, colour))));
  return [red, green, blue];
}

function lab(colour: Colour): Colour {
  const white: Colour = [0.9505, 1, 1.089];
  const rows: readonly Colour[] = [
    [0.4124, 0.3576, 0.1805],
    [0.2126, 0.7152, 0.0722],
    [0.0193, 0.1192, 0.9505],
  ];
  const [x, y, z] = rows.map((row, index) => bent(dot(row, colour) / white[index]));
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const bent = (share: number): number => (share > 0.008856 ? Math.cbrt(share) : 7.787 * share + 16 / 116);
const distance = (one: Colour, other: Colour): number => Math.hypot(...one.map((part, index) => part - other[index]));
