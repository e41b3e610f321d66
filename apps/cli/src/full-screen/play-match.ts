import type { GameId } from '@shoal/core';
import type { TableReport } from '@shoal/room';
import { type AfterDeal, choicesAfter, SeatController, type SeatDevice, shareLine } from '@shoal/table-ui';
import { Interrupted, Stopped } from '../process/exit-code.ts';
import { readOf } from '../records/own-games.ts';
import { addRecord } from '../records/record-sink.ts';
import { CLOCK, type LocalRoom } from '../room/local-room.ts';
import { afterDealScene } from './after-deal.ts';
import { shareOnScreen } from './games/browse-games.ts';
import { ReplayScene } from './games/replay-scene.ts';
import { reviewOnScreen } from './games/review-on-screen.ts';
import type { House, Memory } from './scenes/screen-context.ts';
import { TableScreen } from './table/table-screen.ts';

/** Plays match after match until somebody has enough; where to go then. */
export async function playMatch(house: House, first: LocalRoom): Promise<'home' | 'quit'> {
  let room = first;
  for (;;) {
    const next = await playOut(house, room);
    if (next !== 'rematch') return next;
    room = house.begin(room.rematch);
  }
}

async function playOut(house: House, room: LocalRoom): Promise<'home' | 'quit' | 'rematch'> {
  const { desk, messages } = house;
  const turns = new TurnCount(house.memory);
  let isInterrupted = false;
  const seat = new SeatController((listener) => room.join(listener), deviceOf(house, turns));
  try {
    const screen = new TableScreen(seat, await seat.when((state) => state !== null), desk, {
      ...{ isKept: room.isKept, messages, turns: (game) => turns.of(game), speed: house.memory.settings.speed },
    });
    for (;;) {
      const next = await afterDeal(house, room, await playDeal(house, room, screen));
      if (next !== 'next') return next;
      await screen.nextDeal();
    }
  } catch (error) {
    isInterrupted = error instanceof Interrupted;
    // Leaving the table is no fault: the game waits on the first screen.
    if (error instanceof Stopped) return 'home';
    throw error;
  } finally {
    turns.remember();
    seat.close();
    const isKept = await room.close();
    if (isInterrupted && isKept) messages.push(desk.catalogue.ownGames.keptForLater);
  }
}

/** Counts the turns that people take, and writes the number down once. */
class TurnCount {
  readonly #memory: Memory;
  readonly #taken = new Map<GameId, number>();

  constructor(memory: Memory) {
    this.#memory = memory;
  }

  of(game: GameId): number {
    return this.#memory.settings.turns[game] + (this.#taken.get(game) ?? 0);
  }

  add(game: GameId): void {
    this.#taken.set(game, (this.#taken.get(game) ?? 0) + 1);
  }

  remember(): void {
    const turns = Object.fromEntries([...this.#taken.keys()].map((game) => [game, this.of(game)]));
    if (this.#taken.size > 0) this.#memory.remember({ turns: { ...this.#memory.settings.turns, ...turns } });
  }
}

const deviceOf = ({ desk, memory }: House, turns: TurnCount): SeatDevice => ({
  ...{ clock: CLOCK, keepsCursor: false, drawsOn: true, think: desk.thinker.hints },
  speed: () => memory.settings.speed,
  onTurnTaken: ({ game }) => turns.add(game),
});

/** A deal that was over when the match was left is not played again. */
async function playDeal({ recordFile, desk }: House, room: LocalRoom, screen: TableScreen): Promise<TableReport> {
  const { report: before } = screen;
  if (before.view.result !== null) return before;
  const report = await screen.playDeal();
  if (recordFile !== null && room.finished !== null)
    await addRecord(recordFile, room.finished.record, desk.catalogue.files);
  return report;
}

/** What people look at after a deal, until they go on or away. */
async function afterDeal(
  house: House,
  room: LocalRoom,
  report: TableReport,
): Promise<'next' | 'rematch' | 'home' | 'quit'> {
  const { stage } = house.desk;
  stage.forgetKeys();
  for (let at = 0; ; ) {
    const choice: AfterDeal = (await stage.play(afterDealScene(report, house.desk, at))) ?? 'home';
    if (choice !== 'review' && choice !== 'replay' && choice !== 'share') return choice;
    at = choicesAfter(report).indexOf(choice);
    await look(house, room, choice);
  }
}

async function look({ desk }: House, { finished }: LocalRoom, choice: 'review' | 'replay' | 'share'): Promise<void> {
  if (finished === null) return;
  if (choice === 'review') return reviewOnScreen(desk, readOf(finished));
  if (choice === 'replay') {
    await desk.stage.play(new ReplayScene(readOf(finished), desk));
    return;
  }
  const line = shareLine(finished, { ascii: desk.ascii, words: desk.catalogue.daily });
  if (line !== null) await shareOnScreen(desk, line);
}
