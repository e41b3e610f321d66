import { useEffect } from 'preact/hooks';

/** The current step of a replay, and the ways to move. */
export interface ReplayControls {
  readonly at: number;
  readonly last: number;
  readonly isPlaying: boolean;
  /** Also stops playback. */
  goTo(step: number): void;
  /** Moves relative to the step at that moment, so that fast or held keys lose none. */
  goBy(steps: number): void;
  /** At the last step, playback restarts from the first. */
  playOrPause(): void;
}

type ReplayCommand = 'first' | 'previous' | 'next' | 'last' | 'play';

const COMMANDS: Readonly<Record<string, ReplayCommand>> = {
  Home: 'first',
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  End: 'last',
  ' ': 'play',
};

/** The command of a key, or null. */
export const commandFor = (key: string): ReplayCommand | null => (Object.hasOwn(COMMANDS, key) ? COMMANDS[key] : null);

/** Ignores keys with a modifier, and keys that the focused element uses itself. */
function isForReplay({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return false;
  const on = target instanceof Element ? target : null;
  if (on?.closest('input, select, textarea, dialog, [contenteditable]')) return false;
  return key !== ' ' || !on?.closest('button, a, summary');
}

/** Controls the replay from the keyboard. */
export function useReplayKeys(controls: ReplayControls): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const isFree = isForReplay(event) && document.querySelector('dialog[open]') === null;
      const command = isFree ? commandFor(event.key) : null;
      if (command === null) return;
      event.preventDefault();
      run(command, controls);
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  });
}

function run(command: ReplayCommand, { last, goTo, goBy, playOrPause }: ReplayControls): void {
  if (command === 'play') playOrPause();
  else if (command === 'first') goTo(0);
  else if (command === 'last') goTo(last);
  else goBy(command === 'next' ? 1 : -1);
}
