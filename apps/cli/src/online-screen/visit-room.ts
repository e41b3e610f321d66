import type { RoomFlags } from '../online/join-flags.ts';
import { visitInLines } from '../online-lines/visit-in-lines.ts';
import { isFullScreen } from '../text/look.ts';
import { type ScreenVisit, visitOnScreen } from './visit-on-screen.ts';

/** Does a visit take the whole screen? */
export const takesScreen = (flags: RoomFlags): boolean => flags.json !== true && isFullScreen(flags, process);

/** Plays in a room on the full screen where there is one, and line by line everywhere else. */
export const visitRoom = (visit: ScreenVisit): Promise<void> =>
  takesScreen(visit.flags) ? visitOnScreen(visit) : visitInLines(visit);
