import { isPerson, type Member, pauseMs, type Speed, type TableReport } from '@shoal/room';

/** The pace of a table for its viewer, who may skip one pause or several. */
export class Pace {
  readonly #speed: () => Speed;
  readonly #member: () => Member;
  /** The number of pauses still to skip. */
  #skips = 0;
  #isHeld = false;

  constructor(speed: () => Speed, member: () => Member) {
    this.#speed = speed;
    this.#member = member;
  }

  get isHeld(): boolean {
    return this.#isHeld;
  }

  /** The pause before an action repeats. */
  get repeatPauseMs(): number {
    return this.#skips === 0 ? pauseMs(this.#speed()) / 2 : 0;
  }

  /** Skips one more pause, or all pauses until a person has the turn. */
  skip(until: 'action' | 'turn'): void {
    this.#skips = until === 'turn' ? Number.POSITIVE_INFINITY : this.#skips + 1;
    this.update();
  }

  /** Holds the bots, or lets them go on. */
  hold(isHeld: boolean): void {
    this.#isHeld = isHeld;
    this.update();
  }

  /** Applies a changed speed. */
  update(): void {
    const speed = this.#skips > 0 ? 'instant' : this.#speed();
    this.#member().pace(this.#isHeld ? null : speed);
  }

  /** Counts down the skips, which end when a person has the turn. */
  follow({ view: { turn }, players, log }: TableReport, before: TableReport | null): void {
    if (this.#skips === 0) return;
    const isPersons = turn === null || isPerson(players[turn]);
    if (isPersons) this.#skips = 0;
    else if (log.length !== before?.log.length) this.#skips -= 1;
    if (this.#skips === 0) this.update();
  }
}
