export * from './arena/distribution.ts';
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
export { levelsOf, priorOf, sightOf } from './bots/stand-ins.ts';
export * from './bots/win-chance.ts';
export * from './engine/cards/card.ts';
export * from './engine/cards/kind.ts';
export { type Pack, packOf, smallPack } from './engine/cards/pack.ts';
export * from './engine/chance/chance.ts';
export * from './engine/chance/rng.ts';
export * from './engine/chance/seed.ts';
export * from './engine/chance/sfc32.ts';
export * from './engine/chance/shuffle.ts';
export * from './engine/game/advice.ts';
export * from './engine/game/codec.ts';
export * from './engine/game/entry.ts';
export * from './engine/game/game.ts';
export * from './engine/game/message.ts';
export * from './engine/game/shape.ts';
export * from './engine/json/json.ts';
export * from './engine/options/options.ts';
export * from './engine/options/preset.ts';
export * from './engine/records/read-record.ts';
export * from './engine/records/record.ts';
export * from './engine/records/replay.ts';
export * from './engine/records/verify.ts';
export { type Bot, type Budget, randomBot } from './engine/rules/bot.ts';
export * from './engine/rules/event-log.ts';
export { isQuickLevel, type Level, type Levels, QUICK_LEVELS, type QuickLevel } from './engine/rules/level.ts';
export * from './engine/rules/places.ts';
export * from './engine/rules/playout.ts';
export * from './engine/rules/rules.ts';
export * from './engine/rules/sight.ts';
export * from './engine/table/match-score.ts';
export * from './engine/table/table.ts';
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
