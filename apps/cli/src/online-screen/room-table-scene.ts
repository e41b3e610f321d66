import { PRESENTATIONS } from '@shoal/games/presentations';
import { REACTIONS, type Reaction } from '@shoal/room/protocol';
import { offersFor, type SeatState, type TableCommand } from '@shoal/table-ui';
import { isTooSmall } from '../full-screen/table/table-picture.ts';
import type { TableScene } from '../full-screen/table/table-scene.ts';
import type { Size } from '../full-screen/terminal/painter.ts';
import type { Row } from '../full-screen/terminal/row.ts';
import type { Scene, SceneOutcome } from '../full-screen/terminal/stage.ts';

/** What a key asks for at the table of a room: something of the table, or of the room. */
export type RoomTableWish =
  | { readonly type: 'table'; readonly command: TableCommand }
  | { readonly type: 'menu' | 'react' | 'yes' | 'no' }
  | { readonly type: 'reaction'; readonly reaction: Reaction | null };

/** The keys of a room, which no game uses. */
export const ROOM_KEYS = { menu: 'm', react: 'e', yes: 'y', no: 'n' } as const;

interface RoomTableModes {
  /** Are the reactions open, of which the next key chooses one? */
  isReacting(): boolean;
  /** Does somebody wait for yes or no? */
  isAsked(): boolean;
  mayReact(): boolean;
  state(): SeatState;
}

/** The table of a room. Keys of the room come before those of the table, but never before an answer of the game. */
export class RoomTableScene implements Scene<RoomTableWish> {
  readonly #table: TableScene;
  readonly #modes: RoomTableModes;
  #isHidden = false;

  constructor(table: TableScene, modes: RoomTableModes) {
    this.#table = table;
    this.#modes = modes;
  }

  frame(size: Size): readonly Row[] {
    this.#isHidden = isTooSmall(size);
    return this.#table.frame(size);
  }

  press(key: string): SceneOutcome<RoomTableWish> {
    if (this.#isHidden) return this.#ofTable(key);
    if (this.#modes.isReacting()) return { result: { type: 'reaction', reaction: REACTIONS[Number(key) - 1] ?? null } };
    const wish = this.#wishOf(key.toLowerCase());
    return wish === null ? this.#ofTable(key) : { result: { type: wish } };
  }

  #ofTable(key: string): SceneOutcome<RoomTableWish> {
    const outcome = this.#table.press(key);
    return outcome === undefined ? undefined : { result: { type: 'table', command: outcome.result } };
  }

  #wishOf(key: string): 'menu' | 'react' | 'yes' | 'no' | null {
    if (key === ROOM_KEYS.menu) return 'menu';
    if (key === ROOM_KEYS.react && this.#modes.mayReact()) return 'react';
    if (!this.#modes.isAsked() || answersOf(this.#modes.state()).includes(key)) return null;
    return key === ROOM_KEYS.yes ? 'yes' : key === ROOM_KEYS.no ? 'no' : null;
  }
}

/** The keys that answer a question of the game now, such as those of a vote. */
function answersOf({ choosing, report }: SeatState): readonly string[] {
  if (choosing === null) return [];
  return offersFor({ ...report, presentation: PRESENTATIONS[report.game] }, choosing).flatMap(({ keys }) => keys);
}
