import { seatNumbers } from '../engine/cards/kind.ts';
import { pick, type Rng } from '../engine/chance/rng.ts';
import type { Game } from '../engine/game/game.ts';
import type { Level, Levels, QuickLevel } from '../engine/rules/level.ts';
import type { Rules, Vocabulary } from '../engine/rules/rules.ts';
import { type BotName, isBotName, RANDOM } from './bot-name.ts';
import { levelsOf, priorOf } from './stand-ins.ts';

/** A model of the player at a seat; `prior` models any strong player. */
export type PlayerModel = BotName | 'person' | 'prior';

const BOT_PREFIX = 'bot:';

/** Reads the player of a record's seat; an unknown player counts as a person. */
export function playerModelOf(player: string): PlayerModel {
  const name = player.startsWith(BOT_PREFIX) ? player.slice(BOT_PREFIX.length) : '';
  return isBotName(name) ? name : 'person';
}

/** A person's strength is unknown, so each imagined world draws one of these levels. */
const PERSON: readonly QuickLevel[] = ['perch', 'pike', 'dolphin'];

/** Chooses the levels that play rollouts: the table's own levels, the prior for bots that search, a random one for a person. */
export class RolloutPlayers<G extends Vocabulary> {
  readonly #levels: Levels;
  readonly #prior: Level;
  readonly #random: Level;
  readonly #drawn: Level[];

  /** The rollouts run in `state`: a random player needs only its legal actions. */
  constructor(game: Game<G>, rules: Rules<G>, state: G['state']) {
    this.#levels = levelsOf(game, rules);
    this.#prior = priorOf(game, rules);
    this.#random = { choose: (_sight, rng) => rules.sample(state, rng) };
    this.#drawn = seatNumbers(rules.seats).map(() => this.#random);
  }

  /** Draws the levels for one more world. Every call returns the same array. */
  draw(models: readonly PlayerModel[], rng: Rng): readonly Level[] {
    for (const [seat, model] of models.entries()) this.#drawn[seat] = this.#levelOf(model, rng);
    return this.#drawn;
  }

  #levelOf(model: PlayerModel, rng: Rng): Level {
    switch (model) {
      case 'person':
        return this.#levels[pick(PERSON, rng)];
      case RANDOM:
        return this.#random;
      case 'prior':
      case 'orca':
      case 'kraken':
        return this.#prior;
      default:
        return this.#levels[model];
    }
  }
}
