import { type Advice, type Advisor, type Rank, rankOf, type Seat } from '@shoal/core';
import type { GoFishRules } from '../rules/rules.ts';
import { type GoFishState, slotOf } from '../rules/state.ts';
import { cardCount } from '../rules/suits.ts';
import type { GoFish, GoFishAction, GoFishEvent, GoFishView } from '../rules/vocabulary.ts';
import { certainlyHolds, certainlyLacks, type Proof, proofOf } from './certainty.ts';
import { GoFishSeatKnowledge } from './seat-knowledge.ts';

interface Asked {
  readonly of: Seat;
  readonly rank: Rank;
}

/** Explains an ask: its reason, its odds, what it reveals, and which fact it ignores. */
export type GoFishAdviceMessage =
  | ({ readonly key: 'certain-hit' | 'certain-book'; readonly proof: Proof } & Asked)
  | ({ readonly key: 'completes-a-book' | 'good-odds' | 'denies' | 'end-game' | 'long-shot' } & Asked)
  | ({ readonly key: 'safe-ask' } & Asked)
  | { readonly key: 'only-fishing' }
  | { readonly key: 'hit-odds'; readonly chance: number; readonly gain: number }
  | { readonly key: 'sure-hit'; readonly gain: number }
  | { readonly key: 'sure-miss' }
  | { readonly key: 'fishing-odds'; readonly rank: Rank; readonly chance: number }
  | { readonly key: 'fishes-anything' }
  | { readonly key: 'shows-nothing' }
  | { readonly key: 'shows-rank'; readonly rank: Rank }
  | ({ readonly key: 'forgot-certain-hit'; readonly proof: Proof } & Asked)
  | ({ readonly key: 'forgot-refusal' } & Asked);

const LIKELY = 0.5;
const GOOD_ODDS = 0.35;
const WORTH_DENYING = 0.25;

type Ask = Extract<GoFishAction, { type: 'ask' }>;

/** The results of an ask over many worlds: hits, cards gained, and books completed. */
interface Prospect {
  readonly chance: number;
  readonly gain: number;
  readonly book: number;
}

export class GoFishAdvisor implements Advisor<GoFish> {
  readonly #rules: GoFishRules;
  readonly #knowledge: GoFishSeatKnowledge;

  constructor(rules: GoFishRules) {
    this.#rules = rules;
    this.#knowledge = new GoFishSeatKnowledge(rules);
  }

  assess(view: GoFishView, log: readonly GoFishEvent[], worlds: readonly GoFishState[], action: GoFishAction): Advice {
    if (action.type === 'fish') return fishing(view, worlds);
    this.#knowledge.rebuild(view, log);
    const prospect = this.#prospectOf(action, worlds);
    const { chance, gain } = prospect;
    const { rank } = action;
    const reveals: GoFishAdviceMessage = this.#isKnownToHold(rank)
      ? { key: 'shows-nothing' }
      : { key: 'shows-rank', rank };
    const reason = this.#reasonFor(action, prospect, log);
    return { chance, gain, reason, odds: this.#oddsOf(action, prospect), reveals };
  }

  forgotten(
    view: GoFishView,
    log: readonly GoFishEvent[],
    action: GoFishAction,
    isCostly: boolean,
  ): GoFishAdviceMessage | null {
    if (action.type === 'fish') return null;
    this.#knowledge.rebuild(view, log);
    if (!certainlyLacks(this.#knowledge, action.target, action.rank)) return null;
    const hit = view.legal.find((ask) => ask.type === 'ask' && certainlyHolds(this.#knowledge, ask.target, ask.rank));
    if (hit?.type === 'ask') {
      const { target: of, rank } = hit;
      return { key: 'forgot-certain-hit', of, rank, proof: proofOf(this.#knowledge, log, of, rank) };
    }
    return isCostly ? { key: 'forgot-refusal', of: action.target, rank: action.rank } : null;
  }

  #prospectOf({ target, rank }: Ask, worlds: readonly GoFishState[]): Prospect {
    const { give, bookSize } = this.#rules.options;
    const missing = bookSize - this.#knowledge.own[rank];
    let [hits, cards, books] = [0, 0, 0];
    for (const world of worlds) {
      const held = cardCount(world.hands[slotOf(target, rank)]);
      const given = give === 'all' ? held : Math.min(1, held);
      if (given > 0) hits += 1;
      if (given >= missing) books += 1;
      cards += given;
    }
    const { length } = worlds;
    return { chance: hits / length, gain: cards / length, book: books / length };
  }

  #reasonFor({ target: of, rank }: Ask, prospect: Prospect, log: readonly GoFishEvent[]): GoFishAdviceMessage {
    const { chance, book } = prospect;
    if (certainlyHolds(this.#knowledge, of, rank)) {
      return {
        key: book === 1 ? 'certain-book' : 'certain-hit',
        of,
        rank,
        proof: proofOf(this.#knowledge, log, of, rank),
      };
    }
    const isKnown = this.#isKnownToHold(rank);
    if (book >= LIKELY) return { key: 'completes-a-book', of, rank };
    if (chance >= GOOD_ODDS) return { key: 'good-odds', of, rank };
    if (isKnown && chance >= WORTH_DENYING) return { key: 'denies', of, rank };
    if (this.#knowledge.common.stock === 0) return { key: 'end-game', of, rank };
    return { key: isKnown ? 'safe-ask' : 'long-shot', of, rank };
  }

  #oddsOf({ target, rank }: Ask, { chance, gain }: Prospect): GoFishAdviceMessage {
    if (certainlyHolds(this.#knowledge, target, rank)) return { key: 'sure-hit', gain };
    return certainlyLacks(this.#knowledge, target, rank) ? { key: 'sure-miss' } : { key: 'hit-odds', chance, gain };
  }

  /** Do the others know already that the seat holds this rank? */
  #isKnownToHold(rank: Rank): boolean {
    return this.#knowledge.common.proven[slotOf(this.#knowledge.seat, rank)] > 0;
  }
}

/** Fishing is forced, so there is nothing to advise. */
function fishing({ asked }: GoFishView, worlds: readonly GoFishState[]): Advice {
  const hits = worlds.filter(({ pack, next }) => rankOf(pack[next] as never) === asked).length;
  const chance = hits / worlds.length;
  const odds: GoFishAdviceMessage =
    asked === null ? { key: 'fishes-anything' } : { key: 'fishing-odds', rank: asked, chance };
  return { chance, gain: 1, reason: { key: 'only-fishing' }, odds, reveals: { key: 'shows-nothing' } };
}
