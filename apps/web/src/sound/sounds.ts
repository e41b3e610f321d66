import type { SoundName } from './sound-table.ts';
import { startSound } from './start-sound.ts';

/** Browsers allow sound only after one of these. */
const GESTURES = ['click', 'keydown', 'touchend'];
/** A sound that could not start within this time is dropped. */
const STALE_MS = 300;

interface SoundConditions {
  readonly isOn: boolean;
  readonly volume: number;
  /** Whether the page is in a background tab or behind a locked screen. */
  readonly isHidden: boolean;
}

/** A hidden page plays only the sound of a turn. */
export function isHeard(name: SoundName, { isOn, volume, isHidden }: SoundConditions): boolean {
  return isOn && volume > 0 && (!isHidden || name === 'your-turn');
}

interface Output {
  readonly context: AudioContext;
  readonly volume: GainNode;
}

/** Plays the sounds of a page; silent as long as the browser provides no audio. */
export class Sounds {
  isOn = true;
  readonly #page: Document;
  #volume = 0.5;
  #isTouched = false;
  #output: Output | null = null;

  constructor(page: Document) {
    this.#page = page;
    for (const gesture of GESTURES) page.addEventListener(gesture, this.#touched, { capture: true, passive: true });
  }

  /** From 0 to 1. */
  get volume(): number {
    return this.#volume;
  }

  set volume(volume: number) {
    this.#volume = Math.min(1, Math.max(0, volume));
    if (this.#output !== null) this.#output.volume.gain.value = gainOf(this.#volume);
  }

  play(name: SoundName): void {
    if (!isHeard(name, { isOn: this.isOn, volume: this.#volume, isHidden: this.#page.hidden })) return;
    const output = this.#wake();
    if (output === null) return;
    if (output.context.state === 'running') start(output, name);
    else startSoon(output, name);
  }

  /** Browsers allow sound only after a gesture, and phones revoke it after a call. */
  readonly #touched = (): void => {
    this.#isTouched = true;
    if (!this.isOn || this.#volume === 0) return;
    const context = this.#wake()?.context;
    if (context !== undefined && context.state !== 'running') context.resume().catch(() => undefined);
  };

  #wake(): Output | null {
    if (this.#isTouched) this.#output ??= madeOutput(this.#volume);
    return this.#output;
  }
}

function start({ context, volume }: Output, name: SoundName): void {
  startSound(context, volume, name, context.currentTime);
}

function startSoon(output: Output, name: SoundName): void {
  const asked = performance.now();
  const startIfFresh = () => performance.now() - asked < STALE_MS && start(output, name);
  output.context.resume().then(startIfFresh, () => undefined);
}

function madeOutput(loud: number): Output | null {
  try {
    const context = new AudioContext();
    const volume = context.createGain();
    volume.gain.value = gainOf(loud);
    volume.connect(context.destination);
    return { context, volume };
  } catch {
    return null;
  }
}

/** Hearing is logarithmic: squaring makes half the volume sound about half as loud. */
const gainOf = (volume: number): number => volume ** 2;
