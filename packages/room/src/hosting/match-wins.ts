import type { SeatPlan } from './hosted-entry.ts';

/** A person by id, or a bot by name; null for an open seat. */
const playerOf = (plan: SeatPlan): string | null => {
  if (plan.type === 'open') return null;
  return plan.type === 'person' ? plan.person : `bot ${plan.name}`;
};

/** The matches that players have won. They go along when players change seats. */
export class MatchWins {
  readonly #wins = new Map<string, number>();

  count(plan: SeatPlan): void {
    const player = playerOf(plan);
    if (player !== null) this.#wins.set(player, this.#winsOf(player) + 1);
  }

  /** Seat by seat; nothing before the first match was won. */
  of(seats: readonly SeatPlan[]): readonly number[] {
    return this.#wins.size === 0 ? [] : seats.map((plan) => this.#winsOf(playerOf(plan)));
  }

  #winsOf(player: string | null): number {
    return (player !== null && this.#wins.get(player)) || 0;
  }
}
