import type { GameId } from '@shoal/core';
import type { TableReport } from '@shoal/room';
import { type AfterDeal, choicesAfter, SeatController, type SeatDevice, shareLine } from '@shoal/table-ui';
import { Interrupted, Stopped } from '../process/exit-code.ts';
import { readOf } from '../records/own-games.ts';
import { addRecord } from '../records/record-sink.ts';
import { CLOCK, type LocalRoom } from '../room/local-room.ts';
import { afterDealScene } from './after-deal.ts';
import { showShareLine } from './games/browse-games.ts';
import { ReplayScene } from './games/replay-scene.ts';
import { showReview } from './games/review-on-screen.ts';
import type { App, Memory } from './scenes/screen-context.ts';
import { TableScreen } from './table/table-screen.ts';

/** Plays match after match until somebody has enough; where to go then. */
export async function playMatch(app: App, first: LocalRoom): Promise<'home' | 'quit'> {
  let room = first;
  for (;;) {
    const next = await playOut(app, room);
    if (next !== 'rematch') return next;
    room = app.begin(room.rematch);
  }
}

async function playOut(app: App, room: LocalRoom): Promise<'home' | 'quit' | 'rematch'> {
  const { context, messages } = app;
  const turns = new TurnCount(app.memory);
  let isInterrupted = false;
  const seat = new SeatController((listener) => room.join(listener), deviceOf(app, turns));
  try {
    const screen = new TableScreen(seat, await seat.when((state) => state !== null), context, {
      ...{ isKept: room.isKept, messages, turns: (game) => turns.of(game), speed: app.memory.settings.speed },
    });
    for (;;) {
      const next = await afterDeal(app, room, await playDeal(app, room, screen));
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
    if (isInterrupted && isKept) messages.push(context.catalogue.ownGames.keptForLater);
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

const deviceOf = ({ context, memory }: App, turns: TurnCount): SeatDevice => ({
  ...{ clock: CLOCK, keepsCursor: false, drawsOn: true, think: context.thinker.hints },
  speed: () => memory.settings.speed,
  onTurnTaken: ({ game }) => turns.add(game),
});

/** A deal that was over when the match was left is not played again. */
async function playDeal({ recordFile, context }: App, room: LocalRoom, screen: TableScreen): Promise<TableReport> {
  const { report: before } = screen;
  if (before.view.result !== null) return before;
  const report = await screen.playDeal();
  if (recordFile !== null && room.finished !== null)
    await addRecord(recordFile, room.finished.record, context.catalogue.files);
  return report;
}

/** What people look at after a deal, until they go on or away. */
async function afterDeal(
  app: App,
  room: LocalRoom,
  report: TableReport,
): Promise<'next' | 'rematch' | 'home' | 'quit'> {
  const { stage } = app.context;
  stage.forgetKeys();
  for (let at = 0; ; ) {
    const choice: AfterDeal = (await stage.play(afterDealScene(report, app.context, at))) ?? 'home';
    if (choice !== 'review' && choice !== 'replay' && choice !== 'share') return choice;
    at = choicesAfter(report).indexOf(choice);
    await look(app, room, choice);
  }
}

async function look({ context }: App, { finished }: LocalRoom, choice: 'review' | 'replay' | 'share'): Promise<void> {
  if (finished === null) return;
  if (choice === 'review') return showReview(context, readOf(finished));
  if (choice === 'replay') {
    await context.stage.play(new ReplayScene(readOf(finished), context));
    return;
  }
  const line = shareLine(finished, { ascii: context.ascii, words: context.catalogue.daily });
  if (line !== null) await showShareLine(context, line);
}
