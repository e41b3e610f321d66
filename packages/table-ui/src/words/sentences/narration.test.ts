import { SeededChance, seatNumbers, settle, Table } from '@shoal/core';
import { GAME_IDS, type GameId, gameNamed } from '@shoal/games';
import { expect, test } from 'vitest';
import { SHOWN_GAMES } from '../catalogues.ts';
import { en } from '../en.ts';
import { createSentences } from './sentences.ts';

/** Plays a random game and returns the logs that a spectator, each seat and the record have. */
function playGame(game: GameId, preset: string, seats: number, seed: string) {
  const settled = settle(gameNamed(game).tables, preset, seats);
  if (!settled.ok) throw new Error(seed);
  const table = new Table(gameNamed(game).rules(settled.options, seats), new SeededChance(seed));
  for (let n = 1; table.turn !== null; n = (n * 48271) % 2147483647) {
    const { legal } = table.view(table.turn);
    table.act(table.turn, legal[n % legal.length]);
  }
  const seen = [null, ...seatNumbers(seats)].map((you) => ({ you, log: table.log(you) }));
  return [...seen, { you: null, log: table.reveal().events }];
}

const presetsOf = (game: GameId) => Object.entries(gameNamed(game).tables.presets);
const sentencesTo = (you: number | null, game: GameId, seats: number) => {
  const names = seatNumbers(seats).map((seat) => `P${seat}`);
  return createSentences({ catalogue: en, names, ascii: false, you }, SHOWN_GAMES.en[game]);
};

test.each(GAME_IDS.flatMap((game) => presetsOf(game).map(([preset, { seats }]) => [game, preset, seats.max] as const)))(
  '%s %s at %i seats: a whole game is told in whole sentences',
  (game, preset, seats) => {
    for (const seed of ['1', '2', '3']) {
      for (const { you, log } of playGame(game, preset, seats, seed)) {
        const story = sentencesTo(you, game, seats).narrate(log);
        for (const line of story)
          expect(line, `seed ${seed}`).toMatch(/^[A-Z](?!.*(undefined|NaN|\[object| {2})).*[.!]$/);
        const turns = sentencesTo(you, game, seats).turns(log);
        for (const { text } of turns)
          expect(text, `seed ${seed}`).toMatch(/^[A-Z](?!.*(undefined|NaN|\[object| {2})).*[.!]$/);
        expect(turns.length).toBeLessThan(story.length);
        if (you === null) expect([...story, ...turns.map(({ text }) => text)].join(' ')).not.toMatch(/\b[Yy]ou/);
      }
    }
  },
);

test.each(GAME_IDS.flatMap((game) => presetsOf(game).map(([preset, { seats }]) => [game, preset, seats.min] as const)))(
  '%s %s at %i seats: a story that begins at any event has as many lines as tell from there',
  (game, preset, seats) => {
    for (const { you, log } of playGame(game, preset, seats, 'numbers')) {
      const sentences = sentencesTo(you, game, seats);
      const story = sentences.story(log);
      for (let from = 0; from <= log.length; from++)
        expect(sentences.narrate(log, { from }).length).toBe(story.filter(({ at }) => at >= from).length);
    }
  },
);
