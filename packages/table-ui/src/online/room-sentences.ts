import { clockTime } from './clock-time.ts';
import type { RoomEvent } from './room-events.ts';
import type { OnlineWords } from './words/en.ts';

/** Tells what happened in a room, in one sentence. */
export function roomSentence(event: RoomEvent, { events }: Pick<OnlineWords, 'events'>): string {
  switch (event.type) {
    case 'awayFor':
      return events.awayFor(event.name, clockTime(event.leftMs));
    case 'removed':
    case 'granted':
      return events[event.type](event.name, event.by);
    case 'renamed':
      return events.renamed(event.before, event.name);
    case 'wantsSeat':
      return events.wantsSeat(event.seat);
    case 'sat':
    case 'satForNext':
    case 'left':
    case 'stood':
    case 'away':
    case 'standIn':
    case 'back':
    case 'organises':
    case 'knocks':
      return events[event.type](event.name);
    default:
      return events[event.type];
  }
}
