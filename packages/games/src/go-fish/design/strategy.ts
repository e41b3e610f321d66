import { BOT_NAMES, type BotName, pick, type Rng } from '@shoal/core';
import { Rank } from './card.ts';
import { checkObject, shown } from './checks.ts';
import { DesignError } from './design-error.ts';
import type { Hand } from './hand.ts';
import type { Player } from './player.ts';
import type { HistoryEntry } from './turn-result.ts';

/** How an AI chooses. `me` is a copy of its player with the cards in hand; what is left out is chosen by default. */
export interface Strategy {
  chooseRank?(me: Player, history: readonly HistoryEntry[]): Rank;
  chooseTarget?(me: Player, otherPlayers: readonly Player[], history: readonly HistoryEntry[]): Player;
}

/** Functions of your own, the name of a bot, or null for the default: most copies, random target. */
export type StrategyChoice = Strategy | BotName | null;

/** What a player knows when it chooses. */
export interface Situation {
  readonly me: Player;
  readonly history: readonly HistoryEntry[];
  /** Fresh for every purpose, so that asking twice gives one answer. */
  rng(purpose: 'rank' | 'target'): Rng;
  /** A bot settles target and rank in one go. */
  askOf(bot: BotName): BotAsk;
}

export interface BotAsk {
  readonly target: Player;
  readonly rank: Rank;
}

export function checkStrategy(choice: unknown): StrategyChoice {
  if (choice === null || choice === undefined) return null;
  if (typeof choice === 'string') return checkBotName(choice);
  const { chooseRank, chooseTarget } = checkObject(choice, 'A strategy') as Readonly<Record<string, unknown>>;
  const given = [chooseRank, chooseTarget].filter((part) => part !== undefined);
  if (given.length > 0 && given.every((part) => typeof part === 'function')) return choice as Strategy;
  throw new DesignError('bad-argument', 'A strategy needs a function chooseRank, a function chooseTarget, or both.');
}

function checkBotName(name: string): BotName {
  const found = BOT_NAMES.find((known) => known === name);
  if (found !== undefined) return found;
  const fix = `use one of ${BOT_NAMES.join(', ')}, or an object with chooseRank and chooseTarget`;
  throw new DesignError('unknown-name', `${shown(name)} is not a bot: ${fix}.`);
}

export function rankBy(strategy: StrategyChoice, situation: Situation): Rank {
  if (typeof strategy === 'string') return situation.askOf(strategy).rank;
  const { me, history } = situation;
  if (strategy?.chooseRank !== undefined) return strategy.chooseRank(me, history);
  return commonestRank(me.hand, situation.rng('rank'));
}

export function targetBy(strategy: StrategyChoice, others: readonly Player[], situation: Situation): Player {
  if (typeof strategy === 'string') return among(others, situation.askOf(strategy).target);
  const { me, history } = situation;
  if (strategy?.chooseTarget !== undefined) return strategy.chooseTarget(me, others, history);
  return anyWithCards(others, situation.rng('target'));
}

/** The rank with the most copies, ties broken randomly. */
function commonestRank(hand: Hand, rng: Rng): Rank {
  const copies = (rank: Rank) => hand.cards.filter((card) => card.rank === rank).length;
  const most = Math.max(...Object.values(Rank).map(copies));
  if (most === 0) throw new DesignError('empty-hand', 'A player without cards has no rank to choose: add cards first.');
  return pick(
    Object.values(Rank).filter((rank) => copies(rank) === most),
    rng,
  );
}

/** A random player who still has cards. */
function anyWithCards(others: readonly Player[], rng: Rng): Player {
  const holders = others.filter(({ hand }) => !hand.isEmpty());
  if (holders.length > 0) return pick(holders, rng);
  throw new DesignError('nobody-to-ask', 'None of these players has cards: pass an opponent who still has some.');
}

function among(others: readonly Player[], target: Player): Player {
  if (others.includes(target)) return target;
  throw new DesignError('bad-argument', 'A bot chooses among all its opponents: pass every other player of the game.');
}
