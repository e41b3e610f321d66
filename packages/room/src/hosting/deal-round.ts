import { bytesToHex } from '@noble/hashes/utils.js';
import type { Seat } from '@shoal/core';
import type { Contribution } from '../protocol/client-messages.ts';
import type { RandomBytes } from '../protocol/identifiers.ts';
import { LIMITS } from '../protocol/limits.ts';
import type { Round } from '../protocol/server-messages.ts';
import type { Clock } from '../room/ports.ts';
import { commitmentOf, commitmentOfServer, type Fairness, isShareValue } from '../seal/fairness.ts';

const SECRET_BYTES = 32;
const ROUND_BYTES = 8;

interface RoundSettings {
  readonly room: string;
  readonly deal: number;
  /** The seats that are asked, and waited for. */
  readonly seats: readonly Seat[];
  /** Seats of people who are away, and whom nobody plays for. */
  readonly absent: readonly Seat[];
  readonly random: RandomBytes;
  readonly clock: Pick<Clock, 'after'>;
  tell(round: Round): void;
}

/** One seat's part in the round. */
interface Share {
  commitment: string | null;
  value: string | null;
}

/**
 * The round before a deal: everybody commits to a random value, then everybody opens it. The server commits before it sees any
 * value, so nobody can choose the seed. Then it says whose value it deals without.
 */
export class DealRound {
  readonly #settings: RoundSettings;
  readonly #round: string;
  readonly #secret: string;
  readonly #shares: ReadonlyMap<Seat, Share>;
  readonly #told: Round[] = [];
  #stage: 'commit' | 'open' | 'over' = 'commit';
  #cancelWait: () => void = () => undefined;
  #resolve: (fairness: Fairness | null) => void = () => undefined;

  constructor(settings: RoundSettings) {
    const { random, seats } = settings;
    this.#settings = settings;
    this.#round = bytesToHex(random(ROUND_BYTES));
    this.#secret = bytesToHex(random(SECRET_BYTES));
    this.#shares = new Map(seats.map((seat) => [seat, { commitment: null, value: null }]));
  }

  /** Resolves to what everybody added, or to null if the round is given up. */
  play(): Promise<Fairness | null> {
    const fairness = new Promise<Fairness | null>((resolve) => {
      this.#resolve = resolve;
    });
    this.#wait(() => this.#openAll());
    const { room, deal } = this.#settings;
    const server = commitmentOfServer(this.#secret, room, deal);
    this.#tell({ type: 'commit', round: this.#round, deal, server });
    this.#goOn();
    return fairness;
  }

  /** Everything told so far, for somebody who connects only now. */
  get told(): readonly Round[] {
    return this.#told;
  }

  /** Takes a seat's part. A second one, a late one, and one for another round change nothing. */
  contribute(seat: Seat, contribution: Contribution): void {
    const share = this.#shares.get(seat);
    if (share === undefined || contribution.round !== this.#round) return;
    if (contribution.type === 'commit' && this.#stage === 'commit') share.commitment ??= contribution.commitment;
    if (contribution.type === 'open' && this.#stage === 'open') this.#open(seat, share, contribution.value);
    this.#goOn();
  }

  giveUp(): void {
    this.#finish(null);
  }

  #open(seat: Seat, share: Share, value: string): void {
    const isCommitted = commitmentOf(value, this.#round, seat) === share.commitment;
    if (isCommitted && isShareValue(value)) share.value = value;
  }

  /** Nobody waits for a seat that has done its part. */
  #goOn(): void {
    const shares = [...this.#shares.values()];
    if (this.#stage === 'commit' && shares.every(({ commitment }) => commitment !== null)) this.#openAll();
    if (this.#stage === 'open' && this.#committed.every(([, { value }]) => value !== null)) this.#finishFairly();
  }

  get #committed(): [Seat, Share][] {
    return [...this.#shares].filter(([, { commitment }]) => commitment !== null);
  }

  #openAll(): void {
    this.#stage = 'open';
    this.#wait(() => this.#finishFairly());
    const commitments = this.#committed.map(([seat, { commitment }]) => ({ seat, commitment: commitment ?? '' }));
    this.#tell({ type: 'open', round: this.#round, commitments });
    this.#goOn();
  }

  #finishFairly(): void {
    const { room, deal } = this.#settings;
    const people = this.#committed.map(([seat, { value }]) => ({ seat, value }));
    const late = [...this.#shares].flatMap(([seat, { value }]) => (value === null ? [seat] : []));
    const without = [...late, ...this.#settings.absent].sort((one, other) => one - other);
    this.#tell({ type: 'dealt', round: this.#round, without });
    this.#finish({ room, deal, server: this.#secret, people });
  }

  #finish(fairness: Fairness | null): void {
    if (this.#stage === 'over') return;
    this.#stage = 'over';
    this.#cancelWait();
    this.#resolve(fairness);
  }

  #tell(round: Round): void {
    this.#told.push(round);
    this.#settings.tell(round);
  }

  #wait(run: () => void): void {
    this.#cancelWait();
    this.#cancelWait = this.#settings.clock.after(LIMITS.roundMs, run);
  }
}
