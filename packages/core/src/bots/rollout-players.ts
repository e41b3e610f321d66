import { seatNumbers } from '../engine/cards/kind.ts';
import { pick, type Rng } from '../engine/chance/rng.ts';
import type { Game } from '../engine/game/game.ts';
import type { Level, Levels, QuickLevel } from '../engine/rules/level.ts';
import type { Rules, Vocabulary } from '../engine/rules/rules.ts';
import { type BotName, isBotName, RANDOM } from './bot-name.ts';
import { levelsOf, priorOf } from './stand-ins.ts';

/** Who plays at a seat, as far as that is known; the prior stands for anybody who plays well. */
export type PlayerModel = BotName | 'person' | 'prior';

const BOT_PREFIX = 'bot:';

/** Reads what a record says of a player; an unknown player is taken for a person. */
export function playerModelOf(player: string): PlayerModel {
  const name = player.startsWith(BOT_PREFIX) ? player.slice(BOT_PREFIX.length) : '';
  return isBotName(name) ? name : 'person';
}

/** Nobody knows how well a person plays, so every imagined world may have another one. */
const PERSON: readonly QuickLevel[] = ['perch', 'pike', 'dolphin'];

/** Who plays on in imagined worlds: the levels at the table, the prior for bots that search, one of several for a person. */
export class RolloutPlayers<G extends Vocabulary> {
  readonly #levels: Levels;
  readonly #prior: Level;
  readonly #random: Level;
  readonly #drawn: Level[];

  /** The state is the one in which they will play on: a random player needs no more than its legal actions. */
  constructor(game: Game<G>, rules: Rules<G>, state: G['state']) {
    this.#levels = levelsOf(game, rules);
    this.#prior = priorOf(game, rules);
    this.#random = { choose: (_sight, rng) => rules.sample(state, rng) };
    this.#drawn = seatNumbers(rules.seats).map(() => this.#random);
  }

  /** Who plays in one more world; the same array every time. */
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
