import { useEffect } from 'preact/hooks';

/** Where somebody is in a game, and the ways to go on. */
export interface Steps {
  readonly at: number;
  readonly last: number;
  readonly isPlaying: boolean;
  /** Stops playing. */
  goTo(step: number): void;
  /** So many steps from wherever it is by then: quick fingers and held keys lose none. */
  goBy(steps: number): void;
  /** From the last step it plays from the first. */
  playOrPause(): void;
}

type StepCommand = 'first' | 'previous' | 'next' | 'last' | 'play';

const COMMANDS: Readonly<Record<string, StepCommand>> = {
  Home: 'first',
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  End: 'last',
  ' ': 'play',
};

/** What a key does among steps; null: it is not for them. */
export const commandFor = (key: string): StepCommand | null => (Object.hasOwn(COMMANDS, key) ? COMMANDS[key] : null);

/** Keys with another one held down, and those that belong to what has the focus, are not for the steps. */
function isForSteps({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return false;
  const on = target instanceof Element ? target : null;
  if (on?.closest('input, select, textarea, dialog, [contenteditable]')) return false;
  return key !== ' ' || !on?.closest('button, a, summary');
}

/** Takes steps with the keyboard. */
export function useStepKeys(steps: Steps): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const isFree = isForSteps(event) && document.querySelector('dialog[open]') === null;
      const command = isFree ? commandFor(event.key) : null;
      if (command === null) return;
      event.preventDefault();
      obey(command, steps);
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  });
}

function obey(command: StepCommand, { last, goTo, goBy, playOrPause }: Steps): void {
  if (command === 'play') playOrPause();
  else if (command === 'first') goTo(0);
  else if (command === 'last') goTo(last);
  else goBy(command === 'next' ? 1 : -1);
}
