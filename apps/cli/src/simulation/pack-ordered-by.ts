import { type Card, type CommonOptions, packOf } from '@shoal/core';
import { chanceOf } from '@shoal/table-ui';

/** The shuffled pack of a seed, top first. */
export function packOrderedBy(seed: string, packs: CommonOptions['packs']): Card[] {
  const pack = Uint8Array.from(packOf(packs));
  chanceOf(seed).orderPack(pack);
  return Array.from(pack, (card) => card as Card);
}
