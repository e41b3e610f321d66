import type { GameEvent, GamePresentation } from '@shoal/core';
import type { SeatState } from '@shoal/table-ui';
import { useEffect, useRef } from 'preact/hooks';
import { useGame } from '../game/games.tsx';
import { sounds } from '../sound/page-sounds.ts';
import type { SoundName } from '../sound/sound-table.ts';

/** The sounds of these events, each at most once. */
export const soundsFor = (events: readonly GameEvent[], { sounds: known }: GamePresentation): SoundName[] => [
  ...new Set(events.flatMap(({ type }) => known[type] ?? [])),
];

/** Plays the sounds of the events that have been told, so that an answer is heard after its question. */
export function useTableSounds({ report, remark }: SeatState, told: number): void {
  const { presentation } = useGame();
  const heard = useRef<{ readonly deal: string; readonly events: number } | null>(null);
  const deal = `${report.id} ${report.dealNumber}`;
  useEffect(() => {
    const before = heard.current;
    heard.current = { deal, events: told };
    if (before?.deal === deal)
      for (const sound of soundsFor(report.log.slice(before.events, told), presentation)) sounds.play(sound);
    else if (told <= 1) sounds.play('deal');
  }, [deal, told, report]);
  useEffect(() => {
    if (remark?.key === 'refused') sounds.play('refused');
  }, [remark]);
}
