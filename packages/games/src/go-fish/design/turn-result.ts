import { writeRank } from '@shoal/core';
import type { Book as EngineBook, GoFishEvent } from '../rules/vocabulary.ts';
import { type Card, type RankName, readable } from './card.ts';
import type { Player } from './player.ts';

/** A book on the table, and whose it is. */
export interface Book {
  readonly player: Player;
  readonly rank: RankName;
  readonly cards: readonly Card[];
}

/** An empty hand drew anew; what it drew is its player's secret. */
export interface Refill {
  readonly player: Player;
  readonly count: number;
}

/** What may come of the deal as well as of a turn. */
interface Outcome {
  readonly ok: true;
  /** Books laid down, in order. */
  readonly books: readonly Book[];
  readonly refills: readonly Refill[];
  /** Who acts next; null when the game is over. */
  readonly next: Player | null;
  readonly isOver: boolean;
}

/** What came of the deal. */
export interface StartResult extends Outcome {
  readonly action: 'start';
}

/** What came of one ask. */
export interface AskResult extends Outcome {
  readonly action: 'ask';
  readonly player: Player;
  readonly target: Player;
  readonly rank: RankName;
  /** The cards handed over; none means "go fish". */
  readonly received: readonly Card[];
  /** It was a miss, and the same player now fishes. */
  readonly mustFish: boolean;
  /** The same player has another turn. */
  readonly goesAgain: boolean;
}

/** What came of fishing one card. */
export interface FishResult extends Outcome {
  readonly action: 'fish';
  readonly player: Player;
  /** The fished card; null for those who may not know it (R10). */
  readonly fished: Card | null;
  /** The same player has another turn. */
  readonly goesAgain: boolean;
}

/** What came of one ask or fish. */
export type TurnResult = AskResult | FishResult;

type Log = readonly GoFishEvent[];
type Players = readonly Player[];

/** A log cut before every action: first what came of the deal, then turn by turn. */
function turnsOf(log: Log): Log[] {
  const turns: GoFishEvent[][] = [[]];
  for (const event of log) {
    if (event.type === 'ask' || event.type === 'fish') turns.push([event]);
    else turns.at(-1)?.push(event);
  }
  return turns;
}

export const startResultOf = (log: Log, players: Players, next: Player | null): StartResult => ({
  ...outcomeOf(log, players, next),
  action: 'start',
});

/** Folds one turn of a log that begins with its action. It knows no more than the log was allowed to tell. */
export function turnResultOf(turn: Log, players: Players, next: Player | null): TurnResult {
  const [action] = turn;
  const outcome = outcomeOf(turn, players, next);
  const player = players[action.seat];
  if (action.type !== 'ask') {
    return { ...outcome, action: 'fish', player, fished: fishedIn(turn), goesAgain: next === player };
  }
  const target = players[action.of];
  const received = turn.flatMap((event) => (event.type === 'gave' ? event.cards.map(readable) : []));
  const isSame = next === player;
  // After a miss the target still holds cards, so the turn stays with the asker only to fish.
  const [mustFish, goesAgain] = received.length === 0 ? [isSame, false] : [false, isSame];
  return { ...outcome, action: 'ask', player, target, rank: writeRank(action.rank), received, mustFish, goesAgain };
}

/** The turns of a whole log. Who acts next is who begins the following turn, or after the last one who has it now. */
export function turnResultsOf(log: Log, players: Players, next: Player | null): TurnResult[] {
  const turns = turnsOf(log).slice(1);
  return turns.map((turn, index) => {
    const following = turns[index + 1];
    return turnResultOf(turn, players, following === undefined ? next : players[following[0].seat]);
  });
}

export const bookOf = (player: Player, { rank, cards }: EngineBook): Book => ({
  player,
  rank: writeRank(rank),
  cards: cards.map(readable),
});

function outcomeOf(turn: Log, players: Players, next: Player | null): Outcome {
  return {
    ok: true,
    books: turn.flatMap((event) => (event.type === 'booked' ? [bookOf(players[event.seat], event)] : [])),
    refills: turn.flatMap((event) => {
      const isRefill = event.type === 'drew' && event.refill;
      return isRefill ? [{ player: players[event.seat], count: event.cards.length }] : [];
    }),
    next,
    isOver: next === null,
  };
}

function fishedIn(turn: Log): Card | null {
  for (const event of turn) {
    const card = event.type === 'drew' && !event.refill ? event.cards[0] : null;
    if (card !== null) return readable(card);
  }
  return null;
}
