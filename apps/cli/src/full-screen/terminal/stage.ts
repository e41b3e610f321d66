import { setTimeout as sleep } from 'node:timers/promises';
import type { ReadStream, WriteStream } from 'node:tty';
import { Interrupted } from '../../process/exit-code.ts';
import type { Interruption } from '../../process/interruption.ts';
import { Painter, type Size } from './painter.ts';
import type { Row } from './row.ts';
import type { Palette } from './style.ts';
import { FullScreenTerminal } from './terminal.ts';

/** Something that fills the screen, whatever its size. */
export interface Picture {
  frame(size: Size): readonly Row[];
}

/** A picture that takes keys until it comes to a result. */
export interface Scene<T> extends Picture {
  /** The result that this key leads to; undefined while the scene goes on. */
  press(key: string): SceneOutcome<T>;
}

export type SceneOutcome<T> = { readonly result: T } | undefined;

export interface StageStreams {
  readonly input: ReadStream;
  readonly output: WriteStream;
}

export interface StageLook {
  readonly palette: Palette;
  readonly ascii: boolean;
}

/** Something that is drawn over every picture. */
export type PictureOverlay = (rows: readonly Row[], size: Size) => readonly Row[];

interface Playing extends Picture {
  press(key: string): void;
  stop(error: unknown): void;
}

/** A key that is held down comes again sooner than this. */
const HELD_MS = 150;

const NOTHING: Picture = { frame: () => [] };

/** Shows one scene at a time and hands it every key. Between scenes the last picture stays. */
export class Stage {
  readonly #terminal: FullScreenTerminal;
  readonly #painter: Painter;
  readonly #interruption: Interruption;
  readonly #keys: string[] = [];
  #picture = NOTHING;
  #playing: Playing | null = null;
  /** The last key, and when it came. */
  #last = { key: '', ms: Number.NEGATIVE_INFINITY };
  #isHandingOut = false;
  #isStale = false;
  #over: PictureOverlay = (rows) => rows;

  constructor(streams: StageStreams, { palette, ascii }: StageLook, interruption: Interruption) {
    this.#terminal = new FullScreenTerminal(streams.input, streams.output, {
      key: (key) => this.#take(key),
      resized: () => this.#repaint(),
    });
    this.#painter = new Painter((text) => this.#terminal.write(text), palette, ascii);
    this.#interruption = interruption;
    interruption.signal.addEventListener('abort', () => this.#playing?.stop(new Interrupted()));
  }

  get size(): Size {
    return this.#terminal.size;
  }

  open(): void {
    this.#terminal.enter();
  }

  close(): void {
    this.#terminal.leave();
  }

  /** Shows a scene until it has a result. */
  play<T>(scene: Scene<T>): Promise<T> {
    return this.playUntil(scene, null);
  }

  /** Shows a scene on which a key that is held down since before must not act. */
  async playFresh<T>(scene: Scene<T>, other: Promise<T> | null = null): Promise<T> {
    const { key: held } = this.#last;
    let lastMs = this.#last.ms;
    const fresh: Scene<T> = {
      frame: (size) => scene.frame(size),
      press: (key) => {
        const isHeld = key === held && this.#last.ms - lastMs < HELD_MS;
        lastMs = isHeld ? this.#last.ms : Number.NEGATIVE_INFINITY;
        return isHeld ? undefined : scene.press(key);
      },
    };
    return this.playUntil(fresh, other);
  }

  /** Shows a scene until it has a result; undefined when the time is up first. */
  async playFor<T>(scene: Scene<T>, ms: number): Promise<T | undefined> {
    const clock = new AbortController();
    const time = sleep(ms, undefined, { signal: clock.signal }).catch(() => undefined);
    try {
      return await this.playUntil<T | undefined>(scene, time);
    } finally {
      clock.abort();
    }
  }

  /** Shows a scene until it has a result, or something else has come to one. */
  async playUntil<T>(scene: Scene<T>, other: Promise<T> | null): Promise<T> {
    // It may fail after the scene has ended, when nobody waits for it any more.
    other?.catch(() => undefined);
    if (this.#interruption.hasCome) throw new Interrupted();
    this.show(scene);
    try {
      return await new Promise<T>((resolve, reject) => {
        this.#playing = {
          frame: (size) => scene.frame(size),
          press: (key) => {
            const outcome = scene.press(key);
            if (outcome !== undefined) resolve(outcome.result);
          },
          stop: reject,
        };
        other?.then(resolve, reject);
        void this.#handOut();
      });
    } finally {
      this.#playing = null;
    }
  }

  /** Ends the scene that is shown, and with it everything that waits for its result. */
  breakOff(error: Error): void {
    this.#playing?.stop(error);
  }

  /** Draws something over every picture from here on. */
  drawOver(over: PictureOverlay): void {
    this.#over = over;
  }

  /** Keys that were pressed for something that is over. */
  forgetKeys(): void {
    this.#keys.length = 0;
  }

  /** Shows a picture that takes no keys. */
  show(picture: Picture): void {
    this.#picture = picture;
    this.redraw();
  }

  /** Shows what has changed; several changes of one moment are painted once. */
  redraw(): void {
    if (this.#isStale) return;
    this.#isStale = true;
    setImmediate(() => {
      this.#isStale = false;
      this.#paint();
    });
  }

  #paint(): void {
    this.#painter.paint(this.#over(this.#picture.frame(this.size), this.size), this.size);
  }

  #repaint(): void {
    this.#painter.forget();
    this.#paint();
  }

  #take(key: string): void {
    if (key === 'ctrl-c') this.#interruption.interrupt();
    else if (key === 'ctrl-l') this.#repaint();
    else if (key === 'ctrl-z') this.#terminal.suspend();
    else {
      this.#last = { key, ms: performance.now() };
      this.#keys.push(key);
      void this.#handOut();
    }
  }

  /** Keys typed in one burst each find the screen as the one before has left it. */
  async #handOut(): Promise<void> {
    if (this.#isHandingOut) return;
    this.#isHandingOut = true;
    while (this.#keys.length > 0 && this.#playing !== null) {
      const playing = this.#playing;
      try {
        playing.press(this.#keys.shift() ?? '');
        this.redraw();
      } catch (error) {
        playing.stop(error);
      }
      await new Promise((resolve) => setImmediate(resolve));
    }
    this.#isHandingOut = false;
  }
}
