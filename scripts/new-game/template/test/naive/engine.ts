import type { NaiveDeal, NaiveEngine, Result } from '../../../../test/naive/naive-game.ts';
import { same } from '../../../../test/naive/same.ts';

export type NewGameRules = { handSize: number };

export type NewGameEntry = { type: 'pass'; seat: number };

/** New Game by the letter of its rules: slow, obvious, and without code of the engine. */
export class NaiveNewGame implements NaiveEngine<NewGameEntry> {
  log: NewGameEntry[] = [];
  turn: number | null = null;
  result: Result | undefined;

  constructor(_deal: NaiveDeal<NewGameRules>) {
    throw new Error(
      'Step 16: in packages/games/src/new-game/test/naive/ write the game once more from its written rules alone: deal in the constructor of engine.ts, legal(), act() and cards(), and who may know what in naive-game.ts.',
    );
  }

  legal(): NewGameEntry[] {
    return [];
  }

  find(entry: unknown): NewGameEntry | undefined {
    return this.legal().find((action) => same(action, entry));
  }

  act(action: NewGameEntry): void {
    this.log.push(action);
  }

  cards(): string[] {
    return [];
  }
}
