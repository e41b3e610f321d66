import { digestOfFields, type Fairness, writeCard } from '@shoal/core';
import type { Opening, SealPicture } from './sealed-deal.ts';

const SALT_DIGITS = 32;

/** Nobody can guess a salt without the secret of the server, so a leaf tells nothing of its card. */
export const saltOf = ({ room, deal, server }: Fairness, stock: number, position: number): string =>
  digestOfFields('shoal-salt/1', server, room, deal, stock, position).slice(0, SALT_DIGITS);

export const leafOf = ({ stock, position, card, salt }: Opening): string =>
  digestOfFields('shoal-leaf/1', stock, position, writeCard(card), salt);

/** The root of a Merkle tree: a leaf without a neighbour moves up as it is. */
export function rootOf({ leaves }: SealPicture): string {
  let level = leaves;
  while (level.length > 1) level = parentsOf(level);
  return digestOfFields('shoal-root/1', leaves.length, ...level);
}

const parentsOf = (level: readonly string[]): string[] =>
  level.flatMap((left, at) => {
    if (at % 2 === 1) return [];
    const right = level[at + 1];
    return [right === undefined ? left : digestOfFields('shoal-node/1', left, right)];
  });

/** How many pictures there are to choose from. */
export const PICTURES = 64;
const PICTURE_BITS = 6;

/** Four numbers, each below `PICTURES`, that people compare to see that they were all told one seal. */
export type Pictures = readonly [number, number, number, number];

export function picturesOf(root: string): Pictures {
  const bits = Number.parseInt(root.slice(0, 6), 16);
  const at = (n: number): number => (bits >> (PICTURE_BITS * n)) & (PICTURES - 1);
  return [at(3), at(2), at(1), at(0)];
}
