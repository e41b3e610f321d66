import { PROTOCOL_VERSION } from '../protocol/client-messages.ts';
import type { PersonId } from '../protocol/identifiers.ts';
import { LIMITS } from '../protocol/limits.ts';
import type { OwnPlace, RoomPicture } from '../protocol/room-picture.ts';
import type { Guest } from './guest.ts';
import type { Guests } from './guests.ts';
import type { HostClock } from './ports.ts';
import { TokenBucket } from './token-bucket.ts';

const MS_PER_SECOND = 1000;

interface PicturePorts {
  readonly guests: Guests;
  readonly clock: HostClock;
  /** May this person answer requests, and so see them? */
  mayAnswer(person: PersonId | null): boolean;
  pictureFor(mayAnswer: boolean): RoomPicture;
  placeOf(person: PersonId | null): OwnPlace;
  /** Runs a step that nobody waits for. */
  guarded(step: () => void): void;
}

/**
 * Tells everybody what their room looks like: once for all changes of one moment, and at intervals where changes pour in. A guest
 * who is told anything else is told of the change first.
 */
export class PictureTeller {
  readonly #ports: PicturePorts;
  readonly #budget: TokenBucket;
  /** Those who have not been told of the latest change. */
  readonly #outdated = new Set<Guest>();
  #isPlanned = false;
  #cancelPlan: () => void = () => undefined;

  constructor(ports: PicturePorts) {
    this.#ports = ports;
    const { picturesAtOnce, picturesPerSecond } = LIMITS;
    this.#budget = new TokenBucket(picturesAtOnce, picturesPerSecond / MS_PER_SECOND, ports.clock.monotonicMs());
  }

  welcome(guest: Guest): void {
    const { guests, mayAnswer, pictureFor, placeOf } = this.#ports;
    const { person } = guest;
    const room = pictureFor(mayAnswer(person));
    guests.send(guest, { type: 'welcome', version: PROTOCOL_VERSION, room, you: placeOf(person) });
  }

  /** The room looks different now. */
  changed(): void {
    for (const guest of this.#ports.guests.all) this.#outdated.add(guest);
    if (this.#isPlanned || this.#outdated.size === 0) return;
    this.#isPlanned = true;
    const { clock, guarded } = this.#ports;
    const isSoon = this.#budget.take(clock.monotonicMs());
    const tell = () => guarded(() => this.#tellAll());
    if (isSoon) void Promise.resolve().then(tell);
    else this.#cancelPlan = clock.after(MS_PER_SECOND / LIMITS.picturesPerSecond, tell);
  }

  /** A guest is about to be told something that may follow from the latest change. */
  catchUp(guest: Guest): void {
    if (this.#outdated.delete(guest)) this.#tell(guest, this.#ports.pictureFor(this.#mayAnswer(guest)));
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
      const picture = pictures.get(mayAnswer) ?? this.#ports.pictureFor(mayAnswer);
      pictures.set(mayAnswer, picture);
      if (this.#outdated.delete(guest)) this.#tell(guest, picture);
    }
  }

  #mayAnswer({ person }: Guest): boolean {
    return this.#ports.mayAnswer(person);
  }

  #tell(guest: Guest, room: RoomPicture): void {
    this.#ports.guests.send(guest, { type: 'room', room, you: this.#ports.placeOf(guest.person) });
  }
}
