import { duplicateGames, type Game, type Rules, SeededChance, Table, type Vocabulary } from '@shoal/core';
import { gameNamed } from '@shoal/games';
import { finished } from '@shoal/room';
import { timedYielder } from '../arena/yielder.ts';
import { BotFault } from '../external-bot/bot-fault.ts';
import type { Contest, DealTask } from './contest.ts';
import type { Forfeit, PlayedDeal } from './played-deal.ts';
import { type DuplicatePlayer, type ListenToBot, playerOf } from './players.ts';

/** Plays duplicate deals one after the other, with the same bots all the time. */
export class DuplicateTable {
  readonly #contest: Contest;
  readonly #game: Game;
  readonly #rules: Rules<Vocabulary>;
  readonly #watch: ListenToBot;
  /** For each bot one player for each seat that it may have to fill. */
  readonly #players: DuplicatePlayer[][];
  /** A process that thinks for long must still hear that it is to stop. */
  readonly #yielder = timedYielder();

  constructor(contest: Contest, watch: ListenToBot) {
    this.#contest = contest;
    this.#game = gameNamed(contest.game);
    this.#rules = this.#game.rules(contest.rules, contest.seats);
    this.#watch = watch;
    this.#players = contest.bots.map(() => []);
  }

  async play({ deal, bots }: DealTask): Promise<PlayedDeal> {
    const seed = `${this.#contest.seed}:${deal}`;
    const places: (readonly number[])[] = [];
    const forfeits: Forfeit[] = [];
    for (const [game, lineUp] of duplicateGames(bots, this.#contest.seats).entries()) {
      const outcome = await this.#playGame(lineUp, seed);
      places.push(outcome.places);
      if (outcome.fault !== undefined) {
        const { bot, fault } = outcome;
        forfeits.push({ game, bot, fault: fault.kind, detail: fault.detail });
      }
    }
    return { deal, bots, places, ...(forfeits.length === 0 ? {} : { forfeits }) };
  }

  async close(): Promise<void> {
    await Promise.all(this.#players.flat().map((player) => player.close()));
  }

  /** Ends every process that plays here, now. */
  kill(): void {
    for (const player of this.#players.flat()) player.kill();
  }

  async #playGame(lineUp: readonly number[], seed: string): Promise<Outcome> {
    const seen = new Map<number, number>();
    const players = lineUp.map((bot) => {
      const copy = seen.get(bot) ?? 0;
      seen.set(bot, copy + 1);
      return this.#playerOf(bot, copy);
    });
    return this.#playTable(lineUp, players, seed);
  }

  async #playTable(lineUp: readonly number[], players: readonly DuplicatePlayer[], seed: string): Promise<Outcome> {
    const table = new Table(this.#rules, new SeededChance(seed, this.#contest.shuffle));
    let seat = 0;
    try {
      for (; seat < players.length; seat++) await players[seat].begin(seat, seed);
      for (let turn = table.turn; turn !== null; turn = table.turn) {
        seat = turn;
        const refusal = table.act(seat, await players[seat].choose(table));
        if (refusal !== null) throw new Error(`the bot at seat ${seat} was refused: ${refusal}`);
        if (this.#yielder.isDue()) await this.#yielder.yieldNow();
      }
    } catch (fault) {
      if (!(fault instanceof BotFault)) throw fault;
      players[seat].kill();
      const places = placesWithout(lineUp, lineUp[seat]);
      for (const player of players) player.end(table, { places, reason: 'forfeit' });
      return { places, bot: lineUp[seat], fault };
    }
    const result = finished(table.result);
    for (const player of players) player.end(table, result);
    return { places: result.places };
  }

  #playerOf(bot: number, copy: number): DuplicatePlayer {
    const own = this.#players[bot];
    own[copy] ??= playerOf(this.#contest.bots[bot], this.#contest, this.#game, this.#rules, this.#watch);
    return own[copy];
  }
}

type Outcome =
  | { readonly places: readonly number[]; readonly fault?: never }
  | { readonly places: readonly number[]; readonly bot: number; readonly fault: BotFault };

/** A bot at fault is last at all of its seats, and the others share the first place. */
export function placesWithout(lineUp: readonly number[], loser: number): number[] {
  const others = lineUp.filter((bot) => bot !== loser).length;
  return lineUp.map((bot) => (bot === loser ? others + 1 : 1));
}
