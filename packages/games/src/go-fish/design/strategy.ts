import { BOT_NAMES, type BotName, pick, type Rng } from '@shoal/core';
import { Rank } from './card.ts';
import { checkObject, shown } from './checks.ts';
import { DesignError } from './design-error.ts';
import type { Hand } from './hand.ts';
import type { Player } from './player.ts';
import type { TurnResult } from './turn-result.ts';

/**
 * How an AI chooses; what is left out is chosen by default. In a game the players here and in `history` are copies, so
 * compare them with those of the game by `id`: `me` has the cards in hand, the hands of the others are hidden. Return a
 * rank that `me` holds, and one of `otherPlayers` who has cards.
 */
export interface Strategy {
  chooseRank?(me: Player, history: readonly TurnResult[]): Rank;
  chooseTarget?(me: Player, otherPlayers: readonly Player[], history: readonly TurnResult[]): Player;
}

/** Functions of your own, the name of a bot, or null for the default: most copies, random target. */
export type Chooser = Strategy | BotName | null;

/** Also an object of a subclass of Player: its own chooseRank() and chooseTarget() then choose with the cards in hand. */
export type StrategyChoice = Chooser | Player;

/** What a player knows when it chooses. */
export interface Situation {
  readonly me: Player;
  history(): readonly TurnResult[];
  /** Another player as a strategy may see it. */
  asShown(player: Player): Player;
  /** Fresh for every purpose, so that asking twice gives one answer. */
  rng(purpose: 'rank' | 'target'): Rng;
  /** A bot settles target and rank in one go. */
  askOf(bot: BotName): BotAsk;
}

export interface BotAsk {
  readonly target: Player;
  readonly rank: Rank;
}

export function checkStrategy(choice: unknown): Chooser {
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

export function rankBy(strategy: Chooser, situation: Situation): Rank {
  if (typeof strategy === 'string') return situation.askOf(strategy).rank;
  const { me } = situation;
  if (strategy?.chooseRank === undefined) return commonestRank(me.hand, situation.rng('rank'));
  const held = new Set(me.hand.cards.map(({ rank }) => rank));
  return heldRank(strategy.chooseRank(me, situation.history()), held, me);
}

export function targetBy(strategy: Chooser, others: readonly Player[], situation: Situation): Player {
  if (typeof strategy === 'string') return among(others, situation.askOf(strategy).target);
  if (strategy?.chooseTarget === undefined) return anyWithCards(others, situation.rng('target'));
  const { me } = situation;
  const shownOthers = others.map((other) => situation.asShown(other));
  return askable(strategy.chooseTarget(me, shownOthers, situation.history()), others, me);
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

/** Checked here and not in ask(), so that the error points to the strategy. */
function heldRank(chosen: unknown, held: ReadonlySet<Rank>, { name }: Player): Rank {
  const rank = Object.values(Rank).find((known) => known === chosen);
  if (rank === undefined) throw badChoice(name, shown(chosen), 'return a Rank, such as me.hand.cards[0].rank');
  if (!held.has(rank)) throw badChoice(name, rank, `${name} holds no ${rank}, so return a rank of me.hand`);
  return rank;
}

/** The answer may be a copy, which only its id connects with the player. */
function askable(chosen: Player | undefined, others: readonly Player[], { name }: Player): Player {
  const target = others.find((other) => other === chosen) ?? others.find(({ id }) => id === chosen?.id);
  if (target === undefined) throw badChoice(name, chosen?.name ?? shown(chosen), 'return one of otherPlayers');
  if (!target.hand.isEmpty()) return target;
  throw badChoice(name, target.name, `${target.name} has no cards, so return one of otherPlayers who has some`);
}

const badChoice = (player: string, chosen: string, reason: string): DesignError =>
  new DesignError('bad-choice', `The strategy of ${player} chose ${chosen}: ${reason}.`);
