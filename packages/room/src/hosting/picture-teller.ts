import { PROTOCOL_VERSION } from '../protocol/client-messages.ts';
import { LIMITS } from '../protocol/limits.ts';
import type { OwnPlace, RoomPicture } from '../protocol/room-picture.ts';
import type { Attendance } from './attendance.ts';
import type { Door } from './door.ts';
import type { FaultGuard } from './fault-guard.ts';
import type { Guest } from './guest.ts';
import type { Guests } from './guests.ts';
import type { HostedMatch } from './hosted-match.ts';
import type { HostClock } from './ports.ts';
import { pictureOf } from './room-picture.ts';
import type { RoomState } from './room-state.ts';
import { TokenBucket } from './token-bucket.ts';

const MS_PER_SECOND = 1000;

/** What a picture shows, and who sees it. */
interface PictureSurroundings {
  readonly state: RoomState;
  readonly guests: Guests;
  readonly match: HostedMatch;
  readonly attendance: Attendance;
  readonly door: Door;
  readonly clock: HostClock;
  readonly guard: FaultGuard;
}

/**
 * Tells everybody what their room looks like: once for all changes of one moment, and at intervals where changes pour in. A guest
 * who is told anything else is told of the change first.
 */
export class PictureTeller {
  readonly #around: PictureSurroundings;
  readonly #budget: TokenBucket;
  /** Those who have not been told of the latest change. */
  readonly #outdated = new Set<Guest>();
  #isPlanned = false;
  #cancelPlan: () => void = () => undefined;

  constructor(around: PictureSurroundings) {
    this.#around = around;
    const { picturesAtOnce, picturesPerSecond } = LIMITS;
    this.#budget = new TokenBucket(picturesAtOnce, picturesPerSecond / MS_PER_SECOND, around.clock.monotonicMs());
  }

  welcome(guest: Guest): void {
    const room = this.#pictureFor(this.#mayAnswer(guest));
    const you = this.#placeOf(guest);
    this.#around.guests.send(guest, { type: 'welcome', version: PROTOCOL_VERSION, room, you });
  }

  /** The room looks different now. */
  changed(): void {
    for (const guest of this.#around.guests.all) this.#outdated.add(guest);
    if (this.#isPlanned || this.#outdated.size === 0) return;
    this.#isPlanned = true;
    const { clock, guard } = this.#around;
    const isSoon = this.#budget.take(clock.monotonicMs());
    const tell = () => guard.run(() => this.#tellAll());
    if (isSoon) void Promise.resolve().then(tell);
    else this.#cancelPlan = clock.after(MS_PER_SECOND / LIMITS.picturesPerSecond, tell);
  }

  /** A guest is about to be told something that may follow from the latest change. */
  catchUp(guest: Guest): void {
    if (this.#outdated.delete(guest)) this.#tell(guest, this.#pictureFor(this.#mayAnswer(guest)));
  }

  forget(guest: Guest): void {
    this.#outdated.delete(guest);
  }

  stop(): void {
    this.#cancelPlan();
    this.#outdated.clear();
  }

  /** Draws the room at most twice, however many people see it. */
  #tellAll(): void {
    this.#isPlanned = false;
    const pictures = new Map<boolean, RoomPicture>();
    for (const guest of [...this.#outdated]) {
      const mayAnswer = this.#mayAnswer(guest);
      const picture = pictures.get(mayAnswer) ?? this.#pictureFor(mayAnswer);
      pictures.set(mayAnswer, picture);
      if (this.#outdated.delete(guest)) this.#tell(guest, picture);
    }
  }

  #mayAnswer({ person }: Guest): boolean {
    return this.#around.state.mayAnswer(person);
  }

  #tell(guest: Guest, room: RoomPicture): void {
    this.#around.guests.send(guest, { type: 'room', room, you: this.#placeOf(guest) });
  }

  /** Requests are shown to those who may answer them. */
  #pictureFor(mayAnswer: boolean): RoomPicture {
    const { state, guests, match, attendance, door } = this.#around;
    return pictureOf(state, {
      isDealOver: match.isDealOver,
      watchers: guests.watchers,
      thinkingMs: match.thinkingMs,
      requests: mayAnswer ? door.requests : [],
      presenceOf: (person) => attendance.presenceOf(person),
    });
  }

  #placeOf({ person }: Guest): OwnPlace {
    const { state, match } = this.#around;
    const seats = match.isPlaying ? state.playing : state.seats;
    return { person, seat: person === null ? null : state.seatOf(person, seats) };
  }
}
