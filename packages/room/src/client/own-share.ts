import { bytesToHex } from '@noble/hashes/utils.js';
import type { Seat } from '@shoal/core';
import type { Contribution } from '../protocol/client-messages.ts';
import type { RandomBytes } from '../protocol/identifiers.ts';
import type { Round } from '../protocol/server-messages.ts';
import { commitmentOf } from '../seal/fairness.ts';

const VALUE_BYTES = 16;

/** What a client was told in the round before a deal. */
export interface ToldRound {
  readonly round: string;
  /** The number of the deal in its room. */
  readonly deal: number;
  /** The commitment of the server. */
  readonly server: string;
  readonly commitments: readonly { readonly seat: Seat; readonly commitment: string }[];
  /** What this client adds; null for somebody without a seat. */
  readonly own: { readonly seat: Seat; readonly value: string } | null;
}

/** Takes part in the round before a deal. A round that is told twice gets the same answer. */
export class OwnShare {
  readonly #random: RandomBytes;
  #told: ToldRound | null = null;
  #isWitnessed = false;

  constructor(random: RandomBytes) {
    this.#random = random;
  }

  /** Both stages of the latest round; null if this client was away for a part of it, when another may have begun. */
  get witnessed(): ToldRound | null {
    return this.#isWitnessed ? this.#told : null;
  }

  /** The connection is lost. */
  interrupt(): void {
    this.#isWitnessed = false;
  }

  /** Answers a stage of the round; null for somebody who has no part in it. */
  answer(round: Round, seat: Seat | null): Contribution | null {
    return round.type === 'commit' ? this.#commit(round, seat) : this.#open(round);
  }

  #commit({ round, deal, server }: Extract<Round, { type: 'commit' }>, seat: Seat | null): Contribution | null {
    if (this.#told?.round !== round) {
      const own = seat === null ? null : { seat, value: bytesToHex(this.#random(VALUE_BYTES)) };
      this.#told = { round, deal, server, commitments: [], own };
      this.#isWitnessed = false;
    }
    const { own } = this.#told;
    return own && { type: 'commit', round, commitment: commitmentOf(own.value, round, own.seat) };
  }

  /** Opens only what everybody has been told the commitment of. */
  #open({ round, commitments }: Extract<Round, { type: 'open' }>): Contribution | null {
    if (this.#told?.round !== round) return null;
    const { own } = this.#told;
    const commitment = own && commitmentOf(own.value, round, own.seat);
    const isTold = commitments.some((told) => told.seat === own?.seat && told.commitment === commitment);
    this.#told = { ...this.#told, commitments, own: isTold ? own : null };
    this.#isWitnessed = true;
    return own && isTold ? { type: 'open', round, value: own.value } : null;
  }
}
