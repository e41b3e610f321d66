import type { Action, Seat, View } from '@shoal/core';
import type { GameId } from '@shoal/games';
import { chooseAsBot, type Deal, newDeal, orderFor, type Player, planTable } from '@shoal/room';

/** Plays the deal of the program in parallel, with every card known: bots choose as they do there. */
export class KnownDeal {
  readonly deal: Deal;
  /** The person who draws card after card in this turn, until one can be played. */
  #drawing: Seat | null = null;
  /** How much people and bots have done. */
  actions = 0;

  constructor(game: GameId, preset: string, players: readonly Player[], seed: string) {
    const planned = planTable(game, preset, players.length);
    if (!planned.ok) throw new Error(planned.refusal.key);
    this.deal = newDeal(planned.plan, players, seed, 0);
    this.#runOn();
  }

  /** The person who has to choose; null after the end. */
  get seat(): Seat | null {
    return this.deal.table.turn;
  }

  /** What that person sees. */
  get view(): View {
    return this.deal.table.view(this.seat);
  }

  /** Does what a person has chosen, and all that follows without another choice. */
  act(action: Action): void {
    this.#drawing = action.type === 'draw' && this.view.legal.length === 1 ? this.seat : null;
    this.#take(action);
    this.#runOn();
  }

  #runOn(): void {
    for (let seat = this.seat; seat !== null; seat = this.seat) {
      const { bot } = this.deal.players[seat];
      // The turn has passed on.
      if (seat !== this.#drawing) this.#drawing = null;
      if (bot !== null) this.#take(chooseAsBot(orderFor(this.deal, seat, bot, this.actions)));
      else if (seat === this.#drawing && isOnlyDraw(this.view)) this.#take({ type: 'draw' });
      else break;
    }
    this.#drawing = null;
  }

  #take(action: Action): void {
    const { table } = this.deal;
    const refusal = table.act(table.turn ?? 0, action);
    if (refusal !== null) throw new Error(`the deal beside the program refused: ${refusal}`);
    this.actions += 1;
  }
}

const isOnlyDraw = ({ legal }: View): boolean => legal.every(({ type }) => type === 'draw');
