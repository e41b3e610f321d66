import type { Size } from '../terminal/painter.ts';
import type { Row } from '../terminal/row.ts';
import type { Picture, Scene, SceneOutcome } from '../terminal/stage.ts';

export const STOPPED = 'stopped';

/** A picture while something long goes on, which Esc stops. */
export class WaitingScene<T> implements Scene<T | typeof STOPPED> {
  readonly #picture: Picture;

  constructor(picture: Picture) {
    this.#picture = picture;
  }

  frame(size: Size): readonly Row[] {
    return this.#picture.frame(size);
  }

  press(key: string): SceneOutcome<T | typeof STOPPED> {
    return key === 'escape' ? { result: STOPPED } : undefined;
  }
}
