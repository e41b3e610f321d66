import { seatNumbers } from '../engine/cards/kind.ts';
import type { Game } from '../engine/game/game.ts';
import type { Policy } from '../engine/rules/bot.ts';
import { legalCodes, type Rules, type Vocabulary } from '../engine/rules/rules.ts';
import { Candidates } from './candidates.ts';
import type { PlayerModel } from './rollout-players.ts';
import { RolloutSampler } from './rollout-sampler.ts';

/** Levels break ties by chance, so each action is tried several times even in a known world. */
const TRIES = 8;

/** Sees every card, knows who the others are, and tries every action in the one true world: a ceiling, never a player. */
export function oracleAt<G extends Vocabulary>(
  game: Game<G>,
  rules: Rules<G>,
  others: PlayerModel = 'prior',
): Policy<G> {
  const sampler = new RolloutSampler(game, rules);
  return {
    choose(state, knowledge, rng) {
      const codes = legalCodes(rules, state);
      const seat = rules.turn(state);
      if (seat === null || codes.length === 1) return codes[0];
      const models = seatNumbers(rules.seats).map((place): PlayerModel => (place === seat ? 'prior' : others));
      sampler.observeState(state, knowledge, models);
      const candidates = new Candidates(
        sampler,
        seat,
        codes.map((code) => [code]),
        TRIES,
      );
      candidates.tryIn(TRIES, rng);
      return codes[candidates.alive[0]];
    },
  };
}
