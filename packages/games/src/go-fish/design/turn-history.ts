import type { Card } from './card.ts';
import type { SeenEvents } from './dealt-game.ts';
import { drawnIn, type ForcedFishing, type TurnResult } from './turn-result.ts';

/** One entry as everyone at the table saw it, and with its cards open, for when the game is over. */
interface TwoSides<T> {
  readonly seen: T;
  readonly open: T;
}

export type FishingSides = TwoSides<ForcedFishing>;
export type TurnSides = TwoSides<TurnResult>;

/** What happened in a game so far. */
export class TurnHistory {
  readonly #turns: TurnSides[] = [];
  readonly #fishings: FishingSides[] = [];

  addTurn(turn: TurnSides): void {
    this.#turns.push(turn);
  }

  /** An ask in vain becomes one entry with the fishing after it. */
  completeTurn(turn: TurnSides): void {
    this.#turns.splice(-1, 1, turn);
  }

  addFishing(fishing: FishingSides): void {
    this.#fishings.push(fishing);
  }

  turns(side: keyof TurnSides): readonly TurnResult[] {
    return this.#turns.map((turn) => turn[side]);
  }

  fishings(side: keyof FishingSides): readonly ForcedFishing[] {
    return this.#fishings.map((fishing) => fishing[side]);
  }
}

export function fishingSides(fishing: Omit<ForcedFishing, 'drawnCard'>, { everyone, actor }: SeenEvents): FishingSides {
  const side = (drawnCard: Card | null) => Object.freeze({ ...fishing, drawnCard });
  return { seen: side(drawnIn(everyone)), open: side(drawnIn(actor)) };
}

export function turnSides(
  turn: Omit<TurnResult, 'drawnCard' | 'followedBy'>,
  { everyone, actor }: SeenEvents,
  followedBy: readonly FishingSides[],
): TurnSides {
  const side = (drawnCard: Card | null, which: keyof FishingSides) =>
    Object.freeze({ ...turn, drawnCard, followedBy: Object.freeze(followedBy.map((fishing) => fishing[which])) });
  return { seen: side(drawnIn(everyone), 'seen'), open: side(drawnIn(actor), 'open') };
}

/** A result as ask() and goFish() return it: a card that a person draws is told, because that person holds it. */
export function asReturned({ seen, open }: TurnSides): TurnResult {
  const { drawnCard } = seen.asker.isHuman ? open : seen;
  const followedBy = seen.followedBy.map((fishing, i) => (fishing.player.isHuman ? open.followedBy[i] : fishing));
  return Object.freeze({ ...seen, drawnCard, followedBy: Object.freeze(followedBy) });
}
