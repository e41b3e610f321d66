/** Games played out, each with the scope in which the page speaks of them. */
import { readFileSync } from 'node:fs';
import { atDepth } from '../../../../../../../scripts/depth.mjs';
import type { Step } from '../against.ts';
import type { Deal } from '../composition.ts';
import { mutantsOf } from '../mutations.ts';
import { type Random, RICH_DEAL, randomDeal, randomFrom, randomPlay } from '../plays.ts';
import { type Card, FULL_PACK, packOf, type State } from '../schemas.ts';
import { hasNoTwins, zCards } from './bindings.ts';
import type { Scope } from './evaluate.ts';
import type { Value } from './values.ts';
import { ZPage } from './z-page.ts';

export const SEED = 815;
export const PAGE_TEXT = readFileSync(new URL('../../../../../../../docs/z-specification.md', import.meta.url), 'utf8');
export const page = new ZPage(PAGE_TEXT);

/** Three suits leave odd cards over, so that a stock may be empty at a miss and asks may go round. */
const ODD_PACK = packOf(['A', '2', '3', '4', '5'], ['S', 'H', 'D']);

export interface Sample {
  readonly pack: ReadonlySet<Card>;
  readonly deal: Deal;
  readonly trace: readonly Step[];
  readonly scope: Scope;
}

/** What the page defines, for a pack and a hand of another size. */
export function scopeOf(pack: ReadonlySet<Card>, handSize: number): Scope {
  const given: readonly (readonly [string, Value])[] = [
    ['pack', zCards(pack)],
    ['handSize', handSize],
  ];
  return page.globals(new Map(given));
}

function sampleOf(pack: ReadonlySet<Card>, handSize: number, random: Random): Sample {
  const deal = randomDeal(pack, handSize, random);
  return { pack, deal, trace: randomPlay(deal, random), scope: scopeOf(pack, handSize) };
}

/** A deal whose pairs are not just two cards of a rank each. */
const RICH: Sample = {
  pack: new Set(RICH_DEAL.order),
  deal: RICH_DEAL,
  trace: [],
  scope: scopeOf(new Set(RICH_DEAL.order), RICH_DEAL.handSize),
};

export function samples(): readonly Sample[] {
  const random = randomFrom(SEED);
  const small = Array.from({ length: atDepth({ test: 2, check: 12 }) }, () => sampleOf(ODD_PACK, 5, random));
  return [sampleOf(FULL_PACK, 7, random), ...small, RICH];
}

/** Steps spread over a game, with its last. */
export const someOf = (trace: readonly Step[]): readonly Step[] =>
  trace.filter((_, index) => index % atDepth({ test: 20, check: 2 }) === 0 || index === trace.length - 1);

/** Faulty states that the Z has words for, by the name of the fault. */
export const faultsIn = (state: State): readonly (readonly [fault: string, mutant: State])[] =>
  mutantsOf(state).filter(([, mutant]) => hasNoTwins(mutant));
