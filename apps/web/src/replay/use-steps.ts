import { pauseMs } from '@shoal/room';
import { useEffect, useState } from 'preact/hooks';
import { settings } from '../page/page-settings.ts';
import { useValue } from '../page/use-value.ts';
import { commandFor, isForSteps, type StepCommand } from './step-keys.ts';

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

/** At once would be too fast for any eye. */
const SHORTEST_MS = 120;

/** Steps that are played at the speed of the settings, and taken with the keyboard. */
export function useSteps(count: number): Steps {
  const last = count - 1;
  const [at, setAt] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const { speed } = useValue(settings);
  const go = (next: (now: number) => number) => {
    setPlaying(false);
    setAt((now) => Math.max(0, Math.min(last, next(now))));
  };
  const goTo = (step: number) => go(() => step);
  const goBy = (steps: number) => go((now) => now + steps);
  const playOrPause = () => {
    if (!isPlaying && at === last) setAt(0);
    setPlaying(!isPlaying && last > 0);
  };
  useEffect(() => {
    if (!isPlaying) return;
    if (at === last) return setPlaying(false);
    const timer = setTimeout(() => setAt(at + 1), Math.max(SHORTEST_MS, pauseMs(speed)));
    return () => clearTimeout(timer);
  }, [isPlaying, at, last, speed]);
  const steps = { at, last, isPlaying, goTo, goBy, playOrPause };
  useStepKeys(steps);
  return steps;
}

function useStepKeys(steps: Steps): void {
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
