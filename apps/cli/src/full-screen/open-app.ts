import type { MatchPlan } from '@shoal/room';
import type { Settings } from '@shoal/table-ui';
import type { Interruption } from '../process/interruption.ts';
import { beginMatch, LocalRoom, type MatchOnDisk } from '../room/local-room.ts';
import { Thinker } from '../room/thinker.ts';
import type { Store } from '../store/store.ts';
import type { Look } from '../text/look.ts';
import { SavedSettings } from './memory.ts';
import type { App } from './scenes/screen-context.ts';
import { Stage } from './terminal/stage.ts';
import { paletteOf } from './terminal/style.ts';

/** What the full screen is opened with. */
export interface Opening {
  readonly look: Look;
  readonly interruption: Interruption;
  readonly store: Store;
  readonly messages: string[];
  readonly recordFile: string | null;
  /** Settings for this time only. */
  readonly forNow: Partial<Settings>;
  /** False where nothing of a game is to be kept. */
  readonly keeps: boolean;
}

/** Takes the screen for as long as the visit lasts, and gives it back whatever happens. */
export async function openApp(opening: Opening, visit: (app: App) => Promise<unknown>): Promise<void> {
  const { look, interruption, store, messages, recordFile, forNow, keeps } = opening;
  const memory = new SavedSettings(store.settings, forNow);
  const depth = look.colours ? process.stdout.getColorDepth() : 1;
  const palette = paletteOf({ depth, suits: () => memory.settings.suits });
  const stage = new Stage(
    { input: process.stdin, output: process.stdout },
    { palette, ascii: look.ascii },
    interruption,
  );
  const thinker = new Thinker();
  const { ascii, catalogue } = look;
  const context = { stage, thinker, interruption, catalogue, words: catalogue.screen, ascii, colours: depth > 1 };
  const open = (match: MatchOnDisk) => new LocalRoom(match, thinker, memory.settings.speed);
  const begin = (plan: MatchPlan) => open(beginMatch(plan, keeps, store));
  const resume = (id: string) => open(store.resume(id));
  try {
    stage.open();
    await visit({ context, store, begin, resume, memory, recordFile, messages });
  } finally {
    stage.close();
    await thinker.close();
  }
}
