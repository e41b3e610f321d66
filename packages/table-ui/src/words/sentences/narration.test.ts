import { SeededChance, settle, Table } from '@shoal/core';
import { GAMES, type GameId, gameNamed } from '@shoal/games';
import { type CrazyEightsEvent, storyOf as crazyEightsStoryOf } from '@shoal/games/crazy-eights';
import { type GoFishEvent, storyOf as goFishStoryOf } from '@shoal/games/go-fish';
import { expect, test } from 'vitest';
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
  const viewers = [null, ...Array.from({ length: seats }, (_, seat) => seat)];
  return [...viewers.map((you) => ({ you, log: table.log(you) })), { you: null, log: table.reveal().events }];
}

test.each(
  (Object.keys(GAMES) as GameId[]).flatMap((game) =>
    Object.entries(gameNamed(game).tables.presets).map(([preset, { seats }]) => [game, preset, seats.max] as const),
  ),
)('%s %s at %i seats: a whole game is told in whole sentences, however it is cut', (game, preset, seats) => {
  for (const seed of ['1', '2', '3']) {
    for (const { you, log } of playGame(game, preset, seats, seed)) {
      const people = Array.from({ length: seats }, (_, seat) => `P${seat}`);
      const sentences = createSentences({ catalogue: en, names: people, ascii: false, you });
      const story = sentences.narrate(game, log);
      for (const line of story)
        expect(line, `seed ${seed}`).toMatch(/^[A-Z](?!.*(undefined|NaN|\[object| {2})).*[.!]$/);
      if (you === null) expect(story.join(' ')).not.toMatch(/\b[Yy]ou/);
      if (game === 'go-fish') {
        const pieces = log.flatMap((_, at) => sentences.narrate(game, log, { from: at, to: at + 1 }));
        expect(pieces, `seed ${seed}`).toEqual(story);
      }
    }
  }
});

const tableOf = (preset: string) => ({ options: GAMES['crazy-eights'].tables.presets[preset].options(3), seats: 3 });

test('random games use almost every sentence there is', () => {
  const told = { 'go-fish': new Set<string>(), 'crazy-eights': new Set<string>() };
  for (let seed = 0; seed < 30; seed++) {
    for (const preset of ['classic', 'standard', 'pairs'])
      for (const { you, log } of playGame('go-fish', preset, preset === 'pairs' ? 2 : 3, String(seed)))
        for (const { message } of goFishStoryOf(log as GoFishEvent[], { you })) told['go-fish'].add(message.key);
    for (const preset of ['standard', 'quick', 'actions'])
      for (const { you, log } of playGame('crazy-eights', preset, 3, String(seed)))
        for (const { message } of crazyEightsStoryOf(log as CrazyEightsEvent[], { you, table: tableOf(preset) }))
          told['crazy-eights'].add(message.key);
  }
  const silent = (game: GameId) => Object.keys(en.games[game].events).filter((key) => !told[game].has(key));
  // A seat always knows its own cards, and a draw is told by what it drew.
  expect(silent('go-fish')).toEqual(['goes-fishing', 'you-go-fishing', 'you-fish', 'you-refill']);
  const rare = ['goes-drawing', 'you-go-drawing', 'you-draw', 'draws-nothing', 'you-draw-nothing'];
  expect(silent('crazy-eights').filter((key) => !rare.includes(key))).toEqual([]);
});

test('the lines that tell events from some number on are as many as are told when the telling begins there', () => {
  for (const [game, preset] of [
    ['go-fish', 'classic'],
    ['crazy-eights', 'actions'],
  ] as const)
    for (const { you, log } of playGame(game, preset, 3, 'numbers')) {
      const sentences = createSentences({ catalogue: en, names: ['Ann', 'Bo', 'Cy'], ascii: true, you });
      const story = sentences.story(game, log);
      for (let from = 0; from <= log.length; from++)
        expect(sentences.narrate(game, log, { from }).length).toBe(story.filter(({ at }) => at >= from).length);
    }
});
