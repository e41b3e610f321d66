import { PROTOCOL_VERSION } from '../protocol/client-messages.ts';
import { LIMITS } from '../protocol/limits.ts';
import type { OwnPlace, RequestPicture, RoomPicture } from '../protocol/room-picture.ts';
import type { MonotonicClock } from '../room/ports.ts';
import type { Attendance } from './attendance.ts';
import type { Door } from './door.ts';
import type { FaultGuard } from './fault-guard.ts';
import { type Guest, hasLink } from './guest.ts';
import type { Guests } from './guests.ts';
import type { HostedMatch } from './hosted-match.ts';
import type { LostSeats } from './lost-seats.ts';
import { pictureOf } from './room-picture.ts';
import type { RoomState } from './room-state.ts';
import { TokenBucket } from './token-bucket.ts';

const MS_PER_SECOND = 1000;

/** What a picture shows, and who sees it. */
interface PictureContext {
  readonly state: RoomState;
  readonly guests: Guests;
  readonly match: HostedMatch;
  readonly attendance: Attendance;
  readonly door: Door;
  readonly lostSeats: LostSeats;
  readonly clock: MonotonicClock;
  readonly guard: FaultGuard;
}

/** What not everybody may see. */
interface RoomView {
  /** Those that the viewer may answer. */
  readonly requests: readonly RequestPicture[];
  /** May the viewer know link and code? */
  readonly hasLink: boolean;
}

/**
 * Tells everybody what their room looks like: once for all changes of one moment, and at intervals where changes pour in. A guest
 * who is told anything else is told of the change first.
 */
export class PictureTeller {
  readonly #context: PictureContext;
  readonly #budget: TokenBucket;
  /** Those who have not been told of the latest change. */
  readonly #outdated = new Set<Guest>();
  #isPlanned = false;
  #cancelPlan: () => void = () => undefined;

  constructor(context: PictureContext) {
    this.#context = context;
    const { picturesAtOnce, picturesPerSecond } = LIMITS;
    this.#budget = new TokenBucket(picturesAtOnce, picturesPerSecond / MS_PER_SECOND, context.clock.monotonicMs());
  }

  welcome(guest: Guest): void {
    const room = this.#pictureFor(this.#viewOf(guest));
    const you = this.#placeOf(guest);
    this.#context.guests.send(guest, { type: 'welcome', version: PROTOCOL_VERSION, room, you });
  }

  /** The room looks different now. */
  changed(): void {
    for (const guest of this.#context.guests.all) this.#outdated.add(guest);
    if (this.#isPlanned || this.#outdated.size === 0) return;
    this.#isPlanned = true;
    const { clock, guard } = this.#context;
    const isSoon = this.#budget.take(clock.monotonicMs());
    const tell = () => guard.run(() => this.#tellAll());
    if (isSoon) void Promise.resolve().then(tell);
    else this.#cancelPlan = clock.after(MS_PER_SECOND / LIMITS.picturesPerSecond, tell);
  }

  /** A guest is about to be told something that may follow from the latest change. */
  catchUp(guest: Guest): void {
    if (this.#outdated.delete(guest)) this.#tell(guest, this.#pictureFor(this.#viewOf(guest)));
  }

  forget(guest: Guest): void {
    this.#outdated.delete(guest);
  }

  stop(): void {
    this.#cancelPlan();
    this.#outdated.clear();
  }

  /** Draws the room once for all who may see the same, however many people there are. */
  #tellAll(): void {
    this.#isPlanned = false;
    const pictures = new Map<string, RoomPicture>();
    for (const guest of [...this.#outdated]) {
      const view = this.#viewOf(guest);
      const key = [view.hasLink, ...view.requests.map(({ id }) => id)].join();
      const picture = pictures.get(key) ?? this.#pictureFor(view);
      pictures.set(key, picture);
      if (this.#outdated.delete(guest)) this.#tell(guest, picture);
    }
  }

  #viewOf(guest: Guest): RoomView {
    const { state, door, lostSeats } = this.#context;
    const requests = door.requests.filter((request) => lostSeats.mayAnswer(guest.person, request));
    return { requests, hasLink: hasLink(guest, state) };
  }

  #tell(guest: Guest, room: RoomPicture): void {
    this.#context.guests.send(guest, { type: 'room', room, you: this.#placeOf(guest) });
  }

  #pictureFor(view: RoomView): RoomPicture {
    const { state, guests, match, attendance } = this.#context;
    return pictureOf(state, {
      isDealOver: match.isDealOver,
      spectators: guests.spectators,
      thinkingMs: match.thinkingMs,
      ...view,
      presenceOf: (person) => attendance.presenceOf(person),
    });
  }

  #placeOf({ person }: Guest): OwnPlace {
    const { state, match } = this.#context;
    const seats = match.isPlaying ? state.playing : state.seats;
    return { person, seat: person === null ? null : state.seatOf(person, seats) };
  }
}
