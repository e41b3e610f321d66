import type { MatchPlan } from '@shoal/room';
import type { Catalogue, ScreenWords, Settings } from '@shoal/table-ui';
import type { Interruption } from '../../process/interruption.ts';
import type { LocalRoom } from '../../room/local-room.ts';
import type { Thinker } from '../../room/thinker.ts';
import type { Store } from '../../store/store.ts';
import type { Stage } from '../terminal/stage.ts';

/** What every scene is played with. */
export interface ScreenContext {
  readonly stage: Stage;
  readonly thinker: Thinker;
  readonly interruption: Interruption;
  readonly catalogue: Catalogue;
  /** Those of the catalogue that a screen says. */
  readonly words: ScreenWords;
  readonly ascii: boolean;
  readonly colours: boolean;
}

/** What the rooms of the app are reached with: the context, what is kept, and what is remembered. */
export interface App {
  readonly context: ScreenContext;
  readonly store: Store;
  /** Opens a room for a new match, kept or not as the command line says. */
  begin(plan: MatchPlan): LocalRoom;
  /** Opens a room for a saved match. */
  resume(id: string): LocalRoom;
  readonly memory: Memory;
  /** Where the record of each finished deal is added, besides the store. */
  readonly recordFile: string | null;
  /** What the store had to say and nobody has read yet. */
  readonly messages: string[];
}

/** Settings that are written down as soon as they change. */
export interface Memory {
  readonly settings: Settings;
  remember(changes: Partial<Settings>): void;
}
