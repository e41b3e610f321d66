export type { GoFishOptions } from '../rules/options.ts';
export { Card, type RankName, readRankName, type SuitName, showRank } from './card.ts';
export { Deck } from './deck.ts';
export { type Created, Game, type Phase } from './game.ts';
export { Hand } from './hand.ts';
export type { Player, PlayerEntry, PlayerKind, Score } from './player.ts';
export type { RefusalReason, Refused } from './refused.ts';
export type { GameSetup } from './setup.ts';
export type { AskResult, Book, FishResult, Refill, StartResult, TurnResult } from './turn-result.ts';
