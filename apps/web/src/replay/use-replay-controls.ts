import { pauseMs } from '@shoal/room';
import { useEffect, useState } from 'preact/hooks';
import { settings } from '../page/page-settings.ts';
import { useValue } from '../page/use-value.ts';
import { type ReplayControls, useReplayKeys } from './replay-keys.ts';

/** The shortest time per step: speed "instant" would be too fast to see. */
const SHORTEST_MS = 120;

/** Steps through a replay at the speed of the settings, by buttons or keyboard. */
export function useReplayControls(count: number): ReplayControls {
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
  const controls = { at, last, isPlaying, goTo, goBy, playOrPause };
  useReplayKeys(controls);
  return controls;
}
