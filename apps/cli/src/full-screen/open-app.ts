import type { Speed } from '@shoal/room';
import type { Catalogue } from '@shoal/table-ui';
import type { Interruption } from '../process/interruption.ts';
import { type Rooms, roomsOf } from '../room/local-room.ts';
import { Thinker } from '../room/thinker.ts';
import { SavedSettings } from '../store/settings-file.ts';
import { openStore, type Store } from '../store/store.ts';
import { say } from '../text/line-writer.ts';
import { type Look, type LookFlags, lookOf } from '../text/look.ts';
import type { ScreenContext } from './scenes/screen-context.ts';
import { Stage } from './terminal/stage.ts';
import { paletteOf } from './terminal/style.ts';

/** What a command line says of the full screen. */
export interface AppFlags extends LookFlags {
  readonly speed?: Speed;
  readonly record?: string;
  /** False by --no-save. */
  readonly save?: boolean;
}

/** The full screen with the store behind it. */
export interface TerminalApp extends ScreenContext, Rooms {
  readonly store: Pick<Store, 'savedGames' | 'abandon' | 'finished'>;
  readonly settings: SavedSettings;
  /** The file that gets the record of each finished deal, besides the store. */
  readonly recordFile: string | null;
  /** Messages of the store that no scene has shown yet. */
  readonly messages: string[];
}

type Visit = (app: TerminalApp) => Promise<unknown>;

/** Takes the screen for a visit. `prepare` runs before that, so its errors are told on the shell's own screen. */
export async function openApp(
  flags: AppFlags,
  interruption: Interruption,
  prepare: (store: Store, catalogue: Catalogue) => Visit | Promise<Visit>,
): Promise<void> {
  const messages: string[] = [];
  const look = lookOf(flags, process.env, process.stdout);
  const store = openStore(look.catalogue, (sentence) => messages.push(sentence));
  const visit = await prepare(store, look.catalogue);
  const settings = new SavedSettings(store.settings, flags.speed === undefined ? {} : { speed: flags.speed });
  const context = screenContext(look, settings, interruption);
  const { stage, thinker } = context;
  const rooms = roomsOf(store, thinker, { speed: () => settings.current.speed, keeps: flags.save !== false });
  try {
    stage.open();
    await visit({ ...context, ...rooms, store, settings, messages, recordFile: flags.record ?? null });
  } finally {
    stage.close();
    await thinker.close();
    for (const message of messages) say(message);
  }
}

/** The full screen, before it is taken. */
export function screenContext(look: Look, settings: SavedSettings, interruption: Interruption): ScreenContext {
  const { ascii, catalogue } = look;
  const { stdin: input, stdout: output } = process;
  const depth = look.colours ? output.getColorDepth() : 1;
  const palette = paletteOf({ depth, suits: () => settings.current.suits });
  const stage = new Stage({ input, output }, { palette, ascii }, interruption);
  return { stage, thinker: new Thinker(), catalogue, words: catalogue.screen, ascii, colours: depth > 1 };
}
