import {
  duplicateGames,
  type Game,
  type Rules,
  recordOf,
  SeededChance,
  Table,
  type Vocabulary,
  writeRecord,
} from '@shoal/core';
import { gameNamed } from '@shoal/games';
import { finished } from '@shoal/room';
import { seatName } from '../arena/played-game.ts';
import { timedYielder } from '../arena/yielder.ts';
import { BotFault } from '../external-bot/bot-fault.ts';
import { nameInRecords } from '../external-bot/protocol.ts';
import { type Contest, type DealTask, isExternal } from './contest.ts';
import type { LaneAnswer } from './play-lanes.ts';
import type { Forfeit, PlayedDeal } from './played-deal.ts';
import { type DuplicatePlayer, type ListenToBot, playerOf } from './players.ts';

/** Plays duplicate deals one after the other, with the same bots all the time. */
export class DuplicateTable {
  readonly #contest: Contest;
  readonly #game: Game;
  readonly #rules: Rules<Vocabulary>;
  readonly #watch: ListenToBot;
  readonly #wantsRecords: boolean;
  /** For each bot one player for each seat that it may have to fill. */
  readonly #players: DuplicatePlayer[][];
  /** A process that thinks for long must still hear that it is to stop. */
  readonly #yielder = timedYielder();

  constructor(contest: Contest, watch: ListenToBot, wantsRecords = false) {
    this.#contest = contest;
    this.#game = gameNamed(contest.game);
    this.#rules = this.#game.rules(contest.rules, contest.seats);
    this.#watch = watch;
    this.#wantsRecords = wantsRecords;
    this.#players = contest.bots.map(() => []);
  }

  async playAll(tasks: readonly DealTask[]): Promise<LaneAnswer> {
    const deals: PlayedDeal[] = [];
    const records: string[] = [];
    for (const task of tasks) deals.push(await this.play(task, records));
    return { deals, records: records.join('') };
  }

  /** Plays one duplicate deal; adds the record of each of its games, if records are wanted. */
  async play({ deal, bots }: DealTask, records: string[] = []): Promise<PlayedDeal> {
    const seed = `${this.#contest.seed}:${deal}`;
    const places: (readonly number[])[] = [];
    const forfeits: Forfeit[] = [];
    for (const [game, lineUp] of duplicateGames(bots, this.#contest.seats).entries()) {
      const table = new Table(this.#rules, new SeededChance(seed, this.#contest.shuffle));
      const outcome = await this.#playGame(table, lineUp, seed);
      if (this.#wantsRecords) records.push(this.#recordLine(table, lineUp, seed));
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

  async #playGame(table: Table<Vocabulary>, lineUp: readonly number[], seed: string): Promise<Outcome> {
    const seen = new Map<number, number>();
    const players = lineUp.map((bot) => {
      const copy = seen.get(bot) ?? 0;
      seen.set(bot, copy + 1);
      return this.#playerOf(bot, copy);
    });
    return this.#playTable(table, lineUp, players, seed);
  }

  async #playTable(
    table: Table<Vocabulary>,
    lineUp: readonly number[],
    players: readonly DuplicatePlayer[],
    seed: string,
  ): Promise<Outcome> {
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

  /** A game that was lost by a fault has no result in its record. */
  #recordLine(table: Table<Vocabulary>, lineUp: readonly number[], seed: string): string {
    const seats = lineUp.map((bot, seat) => {
      const entrant = this.#contest.bots[bot];
      const player = isExternal(entrant) ? nameInRecords(entrant.name) : entrant.level;
      return { name: seatName(seat), player: `bot:${player}` };
    });
    return `${writeRecord(recordOf(this.#game, table, seats, { seed, shuffle: this.#contest.shuffle }))}\n`;
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
