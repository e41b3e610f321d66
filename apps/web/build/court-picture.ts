import { renderCard } from 'poker-cards';
import { SUIT_PATHS } from '../src/cards/paths.ts';
import { scaledPath } from './path-data.ts';

const PALETTE = { gold: '#e9b949', red: '#c8402f', blue: '#1f6a8c', ink: '#14263a' };
/** The library's layer names, in painting order. */
const LAYERS = [
  ['go', `fill="${PALETTE.gold}"`],
  ['re', `fill="${PALETTE.red}"`],
  ['bu', `fill="${PALETTE.blue}"`],
  ['ba', `fill="${PALETTE.ink}"`],
  ['de', `fill="none" stroke="${PALETTE.ink}" stroke-width="2.5"`],
] as const;
/** Half the library's resolution is fine enough at 160 px and saves a tenth of the size. */
const SCALE = 0.5;
/** The suits on the robes have the figure's colours, which fit packs of two and of four colours. */
const PIP_PAINTS = {
  S: `fill="${PALETTE.ink}"`,
  H: `fill="${PALETTE.red}"`,
  D: `fill="${PALETTE.gold}" stroke="${PALETTE.ink}" stroke-width="4"`,
  C: `fill="${PALETTE.ink}"`,
};
const FRAME = '-4 -2 654 1001';
const TURNED = 'transform="rotate(180 323 498)"';
const MIRRORED = 'transform="matrix(-1 0 0 1 646 0)"';

type PipSuit = keyof typeof PIP_PAINTS;

/** Writes the figure of a court card as an SVG file, without index, frame and large suit, which the card draws. */
export function courtPicture(rank: 'J' | 'Q' | 'K', suit: PipSuit): string {
  const drawn = renderCard({ cid: rank + suit, norank: true, opacity: 1 });
  const layers = LAYERS.map(([name, paint]) => {
    const layer = layerOf(drawn, `${name}${rank}${suit}`.toLowerCase());
    const path = `<path ${paint} d="${scaledPath(attributeOf(layer, 'd'), SCALE)}"/>`;
    return twice(name, path + pipsOf(layer, suit));
  });
  const figure = layers.join('');
  const whole = drawn.includes("scale(-1,1)'") ? `<g ${MIRRORED}>${figure}</g>` : figure;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${FRAME}">${whole}</svg>`;
}

/** Layer by layer, because the two halves of a figure overlap. */
const twice = (id: string, half: string): string => `<g id="${id}">${half}</g><use href="#${id}" ${TURNED}/>`;

function layerOf(drawn: string, id: string): string {
  const layer = new RegExp(`<symbol id='${id}'[^>]*>(.*?)</symbol>`).exec(drawn)?.[1];
  if (layer === undefined) throw new Error(`poker-cards drew no layer ${id}.`);
  return layer;
}

function pipsOf(layer: string, suit: PipSuit): string {
  const pips = [...layer.matchAll(/<use [^>]*>/g)].map(([pip]) => {
    const [size, x, y] = ['height', 'x', 'y'].map((name) => Number(attributeOf(pip, name)) * SCALE);
    const turn = attributeOf(pip, 'transform');
    // The library draws a suit with a margin of one twelfth.
    const corner = `translate(${tenths(x + size / 12)} ${tenths(y + size / 12)})scale(${thousandths(size / 120)})`;
    return `transform="${turn}${corner}"`;
  });
  if (pips.length === 0) return '';
  const uses = pips.map((place) => `<use href="#p" ${place}/>`).join('');
  const path = `<path id="p" d="${SUIT_PATHS['SHDC'.indexOf(suit)]}"/>`;
  return `<defs>${path}</defs><g ${PIP_PAINTS[suit]}>${uses}</g>`;
}

function attributeOf(markup: string, name: string): string {
  const value = new RegExp(` ${name}='([^']*)'`).exec(markup)?.[1];
  if (value === undefined) throw new Error(`poker-cards wrote no ${name} in ${markup.slice(0, 60)}.`);
  return value;
}

const tenths = (value: number): number => Math.round(value * 10) / 10;
const thousandths = (value: number): number => Math.round(value * 1000) / 1000;
