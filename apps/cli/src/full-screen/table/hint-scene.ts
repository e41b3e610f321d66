import type { Action } from '@shoal/core';
import { numberKey } from '@shoal/core';
import type { PagerScene } from '../scenes/pager-scene.ts';
import type { Size } from '../terminal/painter.ts';
import type { Row } from '../terminal/row.ts';
import type { Scene, SceneOutcome } from '../terminal/stage.ts';

/** What the coach likes, to read; the number of one does it. */
export class HintScene implements Scene<Action | null> {
  readonly #page: PagerScene;
  readonly #actions: readonly Action[];

  constructor(page: PagerScene, actions: readonly Action[]) {
    this.#page = page;
    this.#actions = actions;
  }

  frame(size: Size): readonly Row[] {
    return this.#page.frame(size);
  }

  press(key: string): SceneOutcome<Action | null> {
    const chosen = this.#actions.find((_, index) => numberKey(index) === key);
    return chosen === undefined ? this.#page.press(key) : { result: chosen };
  }
}
