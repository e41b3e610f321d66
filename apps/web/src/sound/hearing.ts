import type { SoundName } from './sound-table.ts';

export interface Hearing {
  readonly isOn: boolean;
  readonly volume: number;
  /** The page is in another tab, or behind a locked screen. */
  readonly isHidden: boolean;
}

/** A page that nobody looks at calls for a turn and is otherwise quiet. */
export function isHeard(name: SoundName, { isOn, volume, isHidden }: Hearing): boolean {
  return isOn && volume > 0 && (!isHidden || name === 'your-turn');
}
