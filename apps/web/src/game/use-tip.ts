import { type SeatState, tipFor } from '@shoal/table-ui';
import { settings } from '../page/page-settings.ts';
import { useValue } from '../page/use-value.ts';
import { useWords } from '../page/words.ts';
import { useGame } from './games.tsx';

/** The tip for the viewer who is to act, or null. It goes once something is chosen: the prompt then asks for the rest. */
export function useTip({ report, choosing }: SeatState): string | null {
  const game = useGame();
  const { hadTips } = useValue(settings);
  const { screen } = useWords().catalogue;
  return choosing?.wanted === null ? tipFor(report, hadTips, game, 'touch', screen) : null;
}
