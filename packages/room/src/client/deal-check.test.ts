import type { Seat } from '@shoal/core';
import { GAME_IDS, type GameId } from '@shoal/games';
import { describe, expect, test } from 'vitest';
import { chance, planOfThree, playOn, reportOf } from '../../test/matches.ts';
import { fairnessFrom, ROOM } from '../../test/sealed-table.ts';
import { recordOfDeal } from '../match/deal.ts';
import { Match } from '../match/match.ts';
import type { RoomId } from '../protocol/identifiers.ts';
import { commitmentOf, commitmentOfServer, type Fairness, seedOfFairness } from '../seal/fairness.ts';
import type { ToldRound } from '../seal/finished-check.ts';
import { sealReportOf } from '../seal/seal-report.ts';
import { DealCheck } from './deal-check.ts';

const FAIRNESS = fairnessFrom('deal check', 1);
const ROUND: ToldRound = {
  ...{ round: 'a-round', deal: 1, server: commitmentOfServer(FAIRNESS.server, ROOM, 1), without: [] },
  commitments: [{ seat: 0, commitment: commitmentOf(FAIRNESS.people[0].value ?? '', 'a-round', 0) }],
  own: { seat: 0, value: FAIRNESS.people[0].value ?? '' },
};

/** A match of one person and two bots, as a server plays it and a client checks it. */
class CheckedMatch {
  readonly match: Match;
  readonly check: DealCheck;
  readonly #viewer: Seat | null;
  #heard = 0;

  constructor(viewer: Seat | null = 0, round: ToldRound | null = ROUND, fairness: Fairness | null = FAIRNESS) {
    const { game, proof } = { game: GAME_IDS[0], proof: fairness === null ? {} : { fairness } };
    const seed = seedOfFairness(fairness ?? FAIRNESS);
    const match = Match.resume(planOfThree(game), [{ type: 'deal', seed, firstSeat: 0, ...proof }]);
    if (match === null) throw new Error('no deal');
    this.match = match;
    this.#viewer = viewer;
    this.check = new DealCheck(ROOM as RoomId, round, reportOf(match, viewer));
  }

  play(actions?: number): void {
    playOn(this.match, chance(5), actions);
  }

  hear(): string {
    const from = this.#heard;
    const report = reportOf(this.match, this.#viewer);
    this.#heard = report.log.length;
    return this.check.follow({ report, from, ...sealReportOf(this.match.deal, this.#viewer, from) }).type;
  }

  finish(): string {
    return this.check.finish(recordOfDeal(this.match.deal)).type;
  }
}

const [anotherGame] = GAME_IDS.filter((game): game is GameId => game !== GAME_IDS[0]);

describe('the check of a deal', () => {
  test.each([0, 1, null])('seals, checks and proves an honest deal for viewer %s', (viewer) => {
    const deal = new CheckedMatch(viewer, viewer === 0 ? ROUND : { ...ROUND, own: null });
    expect(deal.check.fairness).toEqual({ type: 'unsealed' });
    expect(deal.hear()).toBe('sealed');
    deal.play(5);
    expect(deal.hear()).toBe('sealed');
    deal.play();
    expect(deal.hear()).toBe('checking');
    expect(deal.finish()).toBe('proved');
    expect(deal.check.fairness).toMatchObject({ sawShuffle: true });
  });

  test('shows everybody the same pictures, from the first card to the end', () => {
    const pictures = [0, 1, null].map((viewer) => {
      const deal = new CheckedMatch(viewer);
      deal.hear();
      const { fairness } = deal.check;
      deal.play();
      deal.hear();
      expect('pictures' in deal.check.fairness && deal.check.fairness.pictures).toEqual(
        'pictures' in fairness && fairness.pictures,
      );
      return 'pictures' in fairness ? fairness.pictures : null;
    });
    expect(pictures[0]).toHaveLength(4);
    expect(new Set(pictures.map(String)).size).toBe(1);
  });

  test('names the seats whose share came too late', () => {
    const deal = new CheckedMatch(0, { ...ROUND, without: [1] });
    deal.hear();
    expect(deal.check.fairness).toMatchObject({ type: 'sealed', without: [1] });
  });

  test('proves a deal whose record comes before its last events', () => {
    const deal = new CheckedMatch();
    deal.hear();
    deal.play();
    expect(deal.finish()).toBe('sealed');
    expect(deal.hear()).toBe('proved');
  });

  test('proves to somebody who came after the round that no card was changed, and claims nothing of the shuffle', () => {
    const deal = new CheckedMatch(null, null);
    deal.play();
    deal.hear();
    expect(deal.finish()).toBe('proved');
    expect(deal.check.fairness).toMatchObject({ sawShuffle: false });
  });

  test('proves a deal without the share of a slow person to somebody who came after its round', () => {
    const fairness = { ...FAIRNESS, people: [{ seat: 0, value: null }] };
    const deal = new CheckedMatch(null, null, fairness);
    deal.play();
    deal.hear();
    expect(deal.finish()).toBe('proved');
  });

  test('finds a secret that is not the one of the round', () => {
    const deal = new CheckedMatch(0, { ...ROUND, server: 'f'.repeat(64) });
    deal.play();
    deal.hear();
    expect(deal.finish()).toBe('fault');
    expect(deal.check.fairness).toMatchObject({ fault: { key: 'server-changed' } });
  });

  test('says nothing of a deal that was not sealed', () => {
    const deal = new CheckedMatch(0, null, null);
    deal.hear();
    deal.play();
    expect(deal.hear()).toBe('unsealed');
    expect(deal.finish()).toBe('unsealed');
  });

  test('keeps the first fault, whatever comes later', () => {
    const deal = new CheckedMatch();
    deal.hear();
    deal.play(5);
    const report = reportOf(deal.match, 0);
    deal.check.follow({ report, from: 0, seals: [], openings: [] });
    expect(deal.check.fairness).toMatchObject({ type: 'fault', fault: { key: 'opening-missing' } });
    deal.play();
    expect(deal.hear()).toBe('fault');
    expect(deal.finish()).toBe('fault');
    expect(deal.check.fairness).toMatchObject({ pictures: expect.any(Array), fault: { key: 'opening-missing' } });
  });

  test.each([null, 3, 'fair', [], {}, { people: 1 }])('outlives a record whose proof is %o', (fairness) => {
    const deal = new CheckedMatch(0, null);
    deal.play();
    deal.hear();
    const record = { ...recordOfDeal(deal.match.deal), fairness: fairness as unknown as Fairness };
    expect(deal.check.finish(record)).toMatchObject({ type: 'fault', fault: { key: 'bad-record' } });
  });

  test('takes the record of another game for a fault', () => {
    const deal = new CheckedMatch();
    deal.play();
    deal.hear();
    const other = Match.begin(planOfThree(anotherGame), () => 'fresh');
    playOn(other, chance(1));
    expect(deal.check.finish(recordOfDeal(other.deal))).toMatchObject({ type: 'fault', fault: { key: 'bad-record' } });
  });
});

test('the choices of a sealed deal are never undone', () => {
  const deal = new CheckedMatch();
  deal.play(6);
  expect(deal.match.canUndo(0)).toBe(false);
  expect(deal.match.undo(0)).toBe(false);
  expect(deal.match.repeat({ type: 'undo', actions: 0 })).toBe(false);
});
