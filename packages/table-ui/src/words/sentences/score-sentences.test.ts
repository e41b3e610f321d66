import type { GameId } from '@shoal/games';
import { type FinishedGame, finishedDealOf, journalIn, type MatchPlan, savedGameOf } from '@shoal/room';
import { chance, linesOf, newMatch, planOfThree, playOn } from '@shoal/room/testing';
import { expect, test } from 'vitest';
import { SHOWN_GAMES } from '../catalogues.ts';
import { en } from '../en.ts';
import { finishedScore, savedScore, shortMatchScore } from './score-sentences.ts';

const NOW = new Date('2026-11-18T12:00:00Z');
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

/** How a saved match stands when a deal has gone on for some actions. */
function scoreAfter(game: GameId, actions: number, changes: Partial<MatchPlan> = {}, isNext = false): string {
  const match = newMatch(planOfThree(game, changes));
  if (isNext) {
    playOn(match, chance(1));
    match.nextDeal(() => 'fresh');
  }
  playOn(match, chance(2), actions);
  const journal = journalIn(linesOf(match), NOW);
  if (journal === null) throw new Error('the lines were refused');
  return plain(savedScore(savedGameOf(journal), SHOWN_GAMES.en[game], en));
}

test('a single deal that waits is told by what everybody has laid down or holds', () => {
  expect(scoreAfter('go-fish', 20)).toMatch(/^Books: \S+ \d, Bo \d, Cy \d\.$/);
  expect(scoreAfter('crazy-eights', 3)).toMatch(/^Cards: \S+ \d, Bo \d, Cy \d\.$/);
});

test('a match that waits is told by its score', () => {
  const goal = { type: 'target', total: 20 } as const;
  expect(scoreAfter('crazy-eights', 3, { goal })).toMatch(/^\S+ 0 · Bo 0 · Cy 0, first to 20$/);
  expect(scoreAfter('go-fish', 3, {}, true)).toMatch(/^deal 2: \S+ [01] · Bo [01] · Cy [01]$/);
});

test('a finished game is told by what everybody scored', () => {
  const match = newMatch(planOfThree('go-fish'));
  playOn(match, chance(1));
  const finished = finishedDealOf('a', match, NOW) as FinishedGame;
  const [own, bo, cy] = match.result?.scores ?? [];
  expect(plain(finishedScore(finished, SHOWN_GAMES.en['go-fish'], en))).toMatch(
    new RegExp(`^Books: \\S+ ${own}, Bo ${bo}, Cy ${cy}\\.$`),
  );
  const { result: _, ...record } = finished.record;
  expect(finishedScore({ ...finished, record }, SHOWN_GAMES.en['go-fish'], en)).toBe('');
});

test('the short score of a match names the viewer and the best of the others', () => {
  const scored = { goal: { type: 'target', total: 100 }, dealNumber: 3, deals: 2, totals: [12, 7, 40, 39] } as const;
  const short = (viewer: number | null) =>
    plain(shortMatchScore(scored, viewer, ['You', 'Bo', 'Cy', 'Dee'], en.screen));
  expect(short(0)).toBe('You 12 · Cy 40 · …, first to 100');
  expect(short(2)).toBe('Cy 40 · Dee 39 · …, first to 100');
  expect(short(null)).toBe('Cy 40 · Dee 39 · …, first to 100');
  const two = { ...scored, totals: [12, 7] };
  expect(plain(shortMatchScore(two, 1, ['You', 'Bo'], en.screen))).toBe('Bo 7 · You 12, first to 100');
});
