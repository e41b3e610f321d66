import { expect, test } from 'vitest';
import { playersNamed, runGameLoop } from '../test/main-module.ts';
import { Game, Rank, type TurnResult } from './index.ts';

interface Played {
  readonly game: Game;
  readonly results: readonly TurnResult[];
}

/** Small tables run dry on one side, so that somebody has nobody left to ask. */
const PLAYED: readonly Played[] = Array.from({ length: 120 }, (_, seed) => {
  const game = Game.create(playersNamed(2), [seed % 2 === 0, false], { seed });
  game.start();
  return { game, results: runGameLoop(game) };
});

test('a player with nobody left to ask fishes by itself, and the game lists it', () => {
  const forced = PLAYED.flatMap(({ game }) => game.forcedFishings);
  expect(forced.length).toBeGreaterThan(3);
  expect(forced.some(({ booksScored }) => booksScored.length > 0)).toBe(true);
  for (const { drawnCard } of forced) expect(drawnCard).not.toBeNull();
});

test('every entry of history is an ask, with a target and a rank', () => {
  for (const { asker, target, rankAsked } of PLAYED.flatMap(({ game }) => game.history)) {
    expect(target).not.toBe(asker);
    expect(Object.values(Rank)).toContain(rankAsked);
  }
});

test('the results of ask() and goFish(), with what followed them, tell every book after the deal', () => {
  for (const { game, results } of PLAYED) {
    const told = game.players.map(({ id }) =>
      results.flatMap(({ asker, booksScored, followedBy }) => [
        ...(asker.id === id ? booksScored : []),
        ...followedBy.flatMap((fishing) => (fishing.player.id === id ? fishing.booksScored : [])),
      ]),
    );
    expect(told).toEqual(game.players.map(({ books }) => books));
  }
});

test('what followed is told once: in the result that ended the turn, and in its entry in history', () => {
  for (const { game, results } of PLAYED) {
    const players = (list: Pick<TurnResult, 'followedBy'>[]) =>
      list.flatMap((one) => one.followedBy.map((f) => f.player));
    const listed = game.forcedFishings.map(({ player }) => player);
    expect([players([...results]), players([...game.history])]).toEqual([listed, listed]);
    for (const { turnEnds, followedBy } of results) if (followedBy.length > 0) expect(turnEnds).toBe(true);
  }
});

test('a result tells the card that a person had to fish; an AI’s is hidden unless it made a book', () => {
  const fishings = PLAYED.flatMap(({ results }) => results.flatMap(({ followedBy }) => followedBy));
  expect(fishings.some(({ player }) => player.isHuman)).toBe(true);
  expect(fishings.some(({ drawnCard }) => drawnCard?.isHidden)).toBe(true);
  for (const { player, drawnCard, booksScored } of fishings) {
    expect(drawnCard?.isHidden).toBe(!player.isHuman && booksScored.length === 0);
  }
});
