import type { ScreenContext } from '../full-screen/scenes/screen-context.ts';
import type { RoomOrders } from '../online/room-orders.ts';
import type { RoomVisit } from '../online/room-visit.ts';
import type { SavedSettings } from '../store/settings-file.ts';
import type { RoomBoard } from './room-board.ts';

/** What every scene of a room is played with. */
export interface RoomContext extends ScreenContext {
  readonly visit: RoomVisit;
  readonly orders: RoomOrders;
  readonly board: RoomBoard;
  readonly settings: Pick<SavedSettings, 'current' | 'change'>;
}
