import { bytesToHex } from '@noble/hashes/utils.js';
import type { Seat } from '@shoal/core';
import type { Contribution } from '../protocol/client-messages.ts';
import type { RandomBytes } from '../protocol/identifiers.ts';
import type { Round } from '../protocol/server-messages.ts';
import { commitmentOf } from '../seal/fairness.ts';
import type { ToldRound } from '../seal/finished-check.ts';

const VALUE_BYTES = 16;

/** How much of a round a client has heard without a gap. */
type Heard = Round['type'] | 'nothing';

/** Takes part in the round before a deal. A round that is told twice gets the same answer, and what was told first counts. */
export class OwnShare {
  readonly #random: RandomBytes;
  #told: ToldRound | null = null;
  /** Everybody's commitments were told, so that they cannot be exchanged any more. */
  #isOpen = false;
  #heard: Heard = 'nothing';

  constructor(random: RandomBytes) {
    this.#random = random;
  }

  /** The latest round; null if this client was away for a part of it, when another may have begun. */
  get witnessed(): ToldRound | null {
    return this.#heard === 'dealt' ? this.#told : null;
  }

  /** The connection is lost. */
  interrupt(): void {
    this.#heard = 'nothing';
  }

  /** Answers a stage of the round; null for somebody who has no part in it. */
  answer(round: Round, seat: Seat | null): Contribution | null {
    switch (round.type) {
      case 'commit':
        return this.#commit(round, seat);
      case 'open':
        return this.#open(round);
      case 'dealt':
        return this.#end(round);
    }
  }

  #commit({ round, deal, server }: Extract<Round, { type: 'commit' }>, seat: Seat | null): Contribution | null {
    if (this.#told?.round !== round) {
      const own = seat === null ? null : { seat, value: bytesToHex(this.#random(VALUE_BYTES)) };
      this.#told = { round, deal, server, commitments: [], own, without: [] };
      this.#isOpen = false;
    }
    this.#heard = 'commit';
    const { own } = this.#told;
    return own && { type: 'commit', round, commitment: commitmentOf(own.value, round, own.seat) };
  }

  /** Opens only what everybody has been told the commitment of. */
  #open({ round, commitments }: Extract<Round, { type: 'open' }>): Contribution | null {
    if (this.#told?.round !== round || this.#heard === 'nothing') return null;
    if (!this.#isOpen) this.#told = { ...this.#told, commitments, own: ownAmong(commitments, this.#told) };
    this.#isOpen = true;
    this.#heard = 'open';
    const { own } = this.#told;
    return own && { type: 'open', round, value: own.value };
  }

  #end({ round, without }: Extract<Round, { type: 'dealt' }>): null {
    if (this.#told?.round === round && this.#heard === 'open') {
      this.#told = { ...this.#told, without };
      this.#heard = 'dealt';
    }
    return null;
  }
}

/** What this client adds, unless it committed too late. */
function ownAmong(commitments: ToldRound['commitments'], { round, own }: ToldRound): ToldRound['own'] {
  if (own === null) return null;
  const commitment = commitmentOf(own.value, round, own.seat);
  return commitments.some((told) => told.seat === own.seat && told.commitment === commitment) ? own : null;
}
