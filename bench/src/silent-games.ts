import { playOut, RandomChance, rngFor } from '@shoal/core';
import { GAME_IDS, gameNamed } from '@shoal/games';

/** Plays random games of the first game in the silent engine and prints how many a second: `silent-games.mjs SEATS GAMES`. */
const [seats, games] = process.argv.slice(2);
const { tables, rules: rulesOf } = gameNamed(GAME_IDS[0]);
const [{ options }] = Object.values(tables.presets);
const rules = rulesOf(options(Number(seats)), Number(seats));
const state = rules.create();
const choices = rngFor('silent', 'choices');
const chance = new RandomChance(rngFor('silent', 'deal'));

const startMs = performance.now();
for (let game = 0; game < Number(games); game++) {
  rules.deal(state, 0, chance);
  playOut(rules, state, choices, chance);
}
process.stdout.write(`${(Number(games) * 1000) / (performance.now() - startMs)}\n`);
