export * from './arena/distribution.ts';
export * from './arena/duplicate-deals.ts';
export * from './arena/environment.ts';
export * from './arena/level-game.ts';
export * from './arena/pairings.ts';
export type { RankedGame } from './arena/ranked-game.ts';
export * from './arena/ratings.ts';
export * from './arena/simulation-tally.ts';
export * from './arena/win-share.ts';
export * from './bots/bot-name.ts';
export * from './bots/company.ts';
export * from './bots/hint.ts';
export * from './bots/judgement.ts';
export * from './bots/ladder.ts';
export * from './bots/marks.ts';
export * from './bots/review.ts';
export * from './bots/win-chance.ts';
export * from './engine/advice.ts';
export * from './engine/bot.ts';
export * from './engine/card.ts';
export * from './engine/chance.ts';
export * from './engine/entry.ts';
export * from './engine/event-log.ts';
export * from './engine/game.ts';
export * from './engine/kind.ts';
export * from './engine/legal.ts';
export * from './engine/level.ts';
export * from './engine/match.ts';
export * from './engine/message.ts';
export * from './engine/observer.ts';
export * from './engine/options.ts';
export * from './engine/pack.ts';
export * from './engine/places.ts';
export * from './engine/playout.ts';
export * from './engine/preset.ts';
export * from './engine/read-record.ts';
export * from './engine/record.ts';
export * from './engine/replay.ts';
export * from './engine/rng.ts';
export * from './engine/rules.ts';
export * from './engine/seats.ts';
export * from './engine/seed.ts';
export * from './engine/sfc32.ts';
export * from './engine/shuffle.ts';
export * from './engine/sight.ts';
export * from './engine/table.ts';
export * from './engine/verify.ts';
export type { CrazyEightsAdviceMessage } from './games/crazy-eights/advice.ts';
export type { CrazyEightsOptions } from './games/crazy-eights/options.ts';
export {
  type CrazyEightsEventMessage,
  type CrazyEightsTelling,
  storyOf as crazyEightsStoryOf,
} from './games/crazy-eights/story.ts';
export type {
  CrazyEights,
  CrazyEightsAction,
  CrazyEightsEvent,
  CrazyEightsRefusal,
  CrazyEightsView,
  Reason as CrazyEightsReason,
} from './games/crazy-eights/vocabulary.ts';
export {
  type CrazyEightsRefusalMessage,
  type CrazyEightsRuleMessage,
  refusalOf as crazyEightsRefusalOf,
  rulesOf as crazyEightsRulesOf,
} from './games/crazy-eights/words.ts';
export type { GoFishAdviceMessage } from './games/go-fish/advice.ts';
export type { Proof as GoFishProof } from './games/go-fish/certainty.ts';
export type { GoFishOptions } from './games/go-fish/options.ts';
export {
  type GoFishEventMessage,
  storyOf as goFishStoryOf,
} from './games/go-fish/story.ts';
export type {
  GoFish,
  GoFishAction,
  GoFishEvent,
  GoFishRefusal,
  GoFishView,
  Reason as GoFishReason,
} from './games/go-fish/vocabulary.ts';
export {
  type GoFishRefusalMessage,
  type GoFishRuleMessage,
  refusalOf as goFishRefusalOf,
  rulesOf as goFishRulesOf,
} from './games/go-fish/words.ts';
export * from './games/index.ts';
