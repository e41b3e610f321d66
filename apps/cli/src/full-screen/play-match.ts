import type { GameId } from '@shoal/games';
import type { TableReport } from '@shoal/room';
import { type AfterDeal, choicesAfter } from '@shoal/table-ui';
import { Interrupted, Stopped } from '../process/exit-code.ts';
import { addRecord } from '../records/record-sink.ts';
import type { LocalRoom } from '../room/local-room.ts';
import { seatIn } from '../room/seat.ts';
import type { SavedSettings } from '../store/settings-file.ts';
import { afterDealScene } from './after-deal.ts';
import { showGame } from './games/browse-games.ts';
import type { TerminalApp } from './open-app.ts';
import { TerminalTable } from './table/table-screen.ts';

/** Plays match after match until somebody has enough; where to go then. */
export async function playMatch(app: TerminalApp, first: LocalRoom): Promise<'home' | 'quit'> {
  let room = first;
  for (;;) {
    const next = await playOut(app, room);
    if (next !== 'rematch') return next;
    room = app.begin(room.rematch);
  }
}

async function playOut(app: TerminalApp, room: LocalRoom): Promise<'home' | 'quit' | 'rematch'> {
  const { messages, settings } = app;
  const turns = new TurnCount(settings);
  let isInterrupted = false;
  const seat = await seatIn(room, app.thinker, {
    speed: () => settings.current.speed,
    repeats: true,
    onTurnTaken: ({ game }) => turns.add(game),
  });
  try {
    const screen = new TerminalTable(seat, app, {
      ...{ isSaved: room.isSaved, messages, turns: (game) => turns.of(game), speed: settings.current.speed },
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
    turns.save();
    seat.close();
    const isSaved = await room.close();
    if (isInterrupted && isSaved) messages.push(app.catalogue.ownGames.savedForLater);
  }
}

/** Counts the turns that people take, and saves the number once. */
class TurnCount {
  readonly #settings: SavedSettings;
  readonly #taken = new Map<GameId, number>();

  constructor(settings: SavedSettings) {
    this.#settings = settings;
  }

  of(game: GameId): number {
    return this.#settings.current.turns[game] + (this.#taken.get(game) ?? 0);
  }

  add(game: GameId): void {
    this.#taken.set(game, (this.#taken.get(game) ?? 0) + 1);
  }

  save(): void {
    const turns = Object.fromEntries([...this.#taken.keys()].map((game) => [game, this.of(game)]));
    if (this.#taken.size > 0) this.#settings.change({ turns: { ...this.#settings.current.turns, ...turns } });
  }
}

/** A deal that was over when the match was left is not played again. */
async function playDeal(
  { recordFile, catalogue }: TerminalApp,
  room: LocalRoom,
  screen: TerminalTable,
): Promise<TableReport> {
  const { report: before } = screen;
  if (before.view.result !== null) return before;
  const report = await screen.playDeal();
  if (recordFile !== null && room.finished !== null) await addRecord(recordFile, room.finished.record, catalogue.files);
  return report;
}

/** Shows the end of a deal until people go on or away. */
async function afterDeal(
  app: TerminalApp,
  { finished }: LocalRoom,
  report: TableReport,
): Promise<'next' | 'rematch' | 'home' | 'quit'> {
  app.stage.forgetKeys();
  for (let at = 0; ; ) {
    const choice: AfterDeal = (await app.stage.play(afterDealScene(report, app, at))) ?? 'home';
    if (choice !== 'review' && choice !== 'replay' && choice !== 'share') return choice;
    at = choicesAfter(report).indexOf(choice);
    if (finished !== null) await showGame(app, finished, choice);
  }
}
