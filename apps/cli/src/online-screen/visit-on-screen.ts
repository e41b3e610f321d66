import { screenContext } from '../full-screen/open-app.ts';
import { ordersFor, sitAtOnce } from '../online/arrival.ts';
import { sayHowToComeBack, throwEnding } from '../online/ending.ts';
import type { RoomFlags } from '../online/join-flags.ts';
import type { RoomVisit } from '../online/room-visit.ts';
import type { Interruption } from '../process/interruption.ts';
import { SavedSettings } from '../store/settings-file.ts';
import type { Store } from '../store/store.ts';
import { lookOf } from '../text/look.ts';
import { RoomBoard } from './room-board.ts';
import { RoomScreen } from './room-screen.ts';

export interface ScreenVisit {
  readonly visit: RoomVisit;
  readonly flags: RoomFlags;
  readonly interruption: Interruption;
  readonly store: Pick<Store, 'settings'>;
  /** The seat to take at once; null waits for a choice, true takes the first that is free. */
  readonly sit: number | true | null;
  /** The command that leads back to the seat. */
  readonly comeBack: string;
  /** What there is to say first. */
  readonly greeting: string | null;
}

/** Plays in a room on the full screen, until somebody leaves. */
export async function visitOnScreen(screenVisit: ScreenVisit): Promise<void> {
  const { visit, flags, interruption, store, sit, comeBack, greeting } = screenVisit;
  const look = lookOf(flags, process.env, process.stdout);
  const settings = new SavedSettings(store.settings, {});
  const context = screenContext(look, settings, interruption);
  const board = new RoomBoard(visit, look.ascii);
  const orders = ordersFor(visit, flags.name);
  if (greeting !== null) board.say(greeting);
  try {
    context.stage.open();
    const screen = new RoomScreen({ ...context, visit, orders, board, settings });
    if (sit !== null)
      void visit
        .until(() => visit.scene !== null)
        .then(() => sitAtOnce(visit, orders, sit, (refusal) => board.say(refusal)));
    await screen.run();
  } finally {
    context.stage.close();
    await context.thinker.close();
    sayHowToComeBack(visit, comeBack);
  }
  throwEnding(visit);
}
