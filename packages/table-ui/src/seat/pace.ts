import { isPerson, type Member, pauseMs, type Speed, type TableReport } from '@shoal/room';

/** How fast a table goes on before the eyes of a person, who may skip a pause or several. */
export class Pace {
  readonly #speed: () => Speed;
  readonly #member: () => Member;
  /** Pauses that are left out from now on. */
  #skips = 0;
  #isHeld = false;

  constructor(speed: () => Speed, member: () => Member) {
    this.#speed = speed;
    this.#member = member;
  }

  get isHeld(): boolean {
    return this.#isHeld;
  }

  /** The pause before an action that is repeated by itself. */
  get repeatPauseMs(): number {
    return this.#skips === 0 ? pauseMs(this.#speed()) / 2 : 0;
  }

  /** Skips one more pause, or all pauses until a person has the turn. */
  skip(until: 'action' | 'turn'): void {
    this.#skips = until === 'turn' ? Number.POSITIVE_INFINITY : this.#skips + 1;
    this.update();
  }

  /** Makes bots wait, or lets them go on. */
  hold(isHeld: boolean): void {
    this.#isHeld = isHeld;
    this.update();
  }

  /** Takes up another speed. */
  update(): void {
    const speed = this.#skips > 0 ? 'instant' : this.#speed();
    this.#member().pace(this.#isHeld ? null : speed);
  }

  /** Counts the skips, which end when a person has the turn. */
  follow({ view: { turn }, players, log }: TableReport, before: TableReport | null): void {
    if (this.#skips === 0) return;
    const isPersons = turn === null || isPerson(players[turn]);
    if (isPersons) this.#skips = 0;
    else if (log.length !== before?.log.length) this.#skips -= 1;
    if (this.#skips === 0) this.update();
  }
}
