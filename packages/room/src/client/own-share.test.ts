import { describe, expect, test } from 'vitest';
import { bytesFrom } from '../../test/any-client-message.ts';
import type { Contribution } from '../protocol/client-messages.ts';
import type { Round } from '../protocol/server-messages.ts';
import { commitmentOf, isShareValue } from '../seal/fairness.ts';
import { OwnShare } from './own-share.ts';

const SEAT = 1;
const COMMIT: Round = { type: 'commit', round: 'first', deal: 1, server: 'a'.repeat(64) };
const DEALT: Round = { type: 'dealt', round: 'first', without: [0] };
const OTHER = { seat: 0, commitment: 'b'.repeat(64) };

const share = () => new OwnShare(bytesFrom(7));

const commitmentIn = (answer: Contribution | null): string => (answer?.type === 'commit' ? answer.commitment : '');

/** Asks everybody to open, after this client has committed. */
const openAfter = (answer: Contribution | null, others = [OTHER]): Round => ({
  ...{ type: 'open', round: 'first' },
  commitments: [...others, { seat: SEAT, commitment: commitmentIn(answer) }],
});

describe('the own share', () => {
  test('is 128 random bits, told only after everybody was told its commitment', () => {
    const own = share();
    const committed = own.answer(COMMIT, SEAT);
    const opened = own.answer(openAfter(committed), SEAT);
    const value = opened?.type === 'open' ? opened.value : '';
    expect(isShareValue(value)).toBe(true);
    expect(commitmentIn(committed)).toBe(commitmentOf(value, 'first', SEAT));
    expect(JSON.stringify(committed)).not.toContain(value);
  });

  test('is not told to a server that left its commitment out, or changed it', () => {
    const changed = [{ seat: SEAT, commitment: OTHER.commitment }];
    for (const commitments of [[OTHER], changed, []]) {
      const own = share();
      own.answer(COMMIT, SEAT);
      expect(own.answer({ type: 'open', round: 'first', commitments }, SEAT)).toBeNull();
      own.answer(DEALT, SEAT);
      expect(own.witnessed).toMatchObject({ own: null, commitments });
    }
  });

  test('is the same when a stage is told twice', () => {
    const own = share();
    const committed = own.answer(COMMIT, SEAT);
    expect(own.answer(COMMIT, SEAT)).toEqual(committed);
    const opened = own.answer(openAfter(committed), SEAT);
    expect(own.answer(openAfter(committed), SEAT)).toEqual(opened);
  });

  test('is another one in every round', () => {
    const own = share();
    const first = own.answer(COMMIT, SEAT);
    const second = own.answer({ ...COMMIT, round: 'second' }, SEAT);
    expect(commitmentIn(second)).not.toBe(commitmentIn(first));
    expect(own.answer(openAfter(first), SEAT)).toBeNull();
  });

  test('does not exist for somebody without a seat, who witnesses the round all the same', () => {
    const own = share();
    expect(own.answer(COMMIT, null)).toBeNull();
    expect(own.answer({ type: 'open', round: 'first', commitments: [OTHER] }, null)).toBeNull();
    own.answer(DEALT, null);
    expect(own.witnessed).toMatchObject({ round: 'first', own: null, commitments: [OTHER], without: [0] });
  });
});

describe('a round is witnessed', () => {
  test('once it is over', () => {
    const own = share();
    const committed = own.answer(COMMIT, SEAT);
    expect(own.witnessed).toBeNull();
    const opened = own.answer(openAfter(committed), SEAT);
    expect(own.witnessed).toBeNull();
    expect(own.answer(DEALT, SEAT)).toBeNull();
    expect(own.witnessed).toEqual({
      ...{ round: 'first', deal: 1, server: 'a'.repeat(64), without: [0] },
      commitments: [OTHER, { seat: SEAT, commitment: commitmentIn(committed) }],
      own: { seat: SEAT, value: opened?.type === 'open' ? opened.value : '' },
    });
  });

  test('not after the connection was lost in between, unless the server tells it again from the beginning', () => {
    const own = share();
    const committed = own.answer(COMMIT, SEAT);
    own.interrupt();
    expect(own.answer(openAfter(committed), SEAT)).toBeNull();
    own.answer(DEALT, SEAT);
    expect(own.witnessed).toBeNull();
    expect(own.answer(COMMIT, SEAT)).toEqual(committed);
    expect(own.answer(openAfter(committed), SEAT)).toMatchObject({ type: 'open' });
    own.answer(DEALT, SEAT);
    expect(own.witnessed).not.toBeNull();
  });

  test('as it was told first: nobody exchanges a commitment once values are open', () => {
    const own = share();
    const committed = own.answer(COMMIT, SEAT);
    own.answer({ ...COMMIT, server: 'c'.repeat(64) }, SEAT);
    own.answer(openAfter(committed), SEAT);
    own.answer(openAfter(committed, [{ seat: 0, commitment: 'd'.repeat(64) }]), SEAT);
    own.answer(DEALT, SEAT);
    expect(own.witnessed?.commitments).toContainEqual(OTHER);
    expect(own.witnessed?.server).toBe('a'.repeat(64));
  });

  test('no more once the next one begins', () => {
    const own = share();
    own.answer(openAfter(own.answer(COMMIT, SEAT)), SEAT);
    own.answer(DEALT, SEAT);
    own.answer({ ...COMMIT, round: 'second' }, SEAT);
    expect(own.witnessed).toBeNull();
  });
});
