import { en, type Settings } from '@shoal/table-ui';
import type { Interruption } from '../interruption.ts';
import type { Look } from '../look.ts';
import type { Store } from '../store/store.ts';
import { Thinker } from '../thinker.ts';
import { KeptMemory } from './memory.ts';
import type { House } from './screen-desk.ts';
import { Stage } from './stage.ts';
import { paletteOf } from './style.ts';

/** What the full screen is opened with. */
export interface Opening {
  readonly look: Look;
  readonly interruption: Interruption;
  readonly store: Store;
  readonly messages: string[];
  readonly recordFile: string | null;
  /** Settings for this time only. */
  readonly forNow: Partial<Settings>;
}

/** Takes the screen for as long as the visit lasts, and gives it back whatever happens. */
export async function onScreen(opening: Opening, visit: (house: House) => Promise<unknown>): Promise<void> {
  const { look, interruption, store, messages, recordFile, forNow } = opening;
  const memory = new KeptMemory(store.settings, forNow);
  const depth = look.colours ? process.stdout.getColorDepth() : 1;
  const palette = paletteOf({ depth, suits: () => memory.settings.suits });
  const stage = new Stage(process.stdin, process.stdout, palette, interruption);
  const thinker = new Thinker();
  const desk = { stage, thinker, interruption, words: en.screen, ascii: look.ascii, colours: depth > 1 };
  stage.open();
  try {
    await visit({ desk, store, memory, recordFile, messages });
  } finally {
    stage.close();
    await thinker.close();
  }
}
