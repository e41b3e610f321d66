import type { Catalogue, ScreenWords } from '@shoal/table-ui';
import type { Thinker } from '../../room/thinker.ts';
import type { Stage } from '../terminal/stage.ts';

/** What every scene is played with. */
export interface ScreenContext {
  readonly stage: Stage;
  readonly thinker: Thinker;
  readonly catalogue: Catalogue;
  /** The words of the catalogue for a full screen. */
  readonly words: ScreenWords;
  readonly ascii: boolean;
  readonly colours: boolean;
}
