import type { FinishedGame } from '@shoal/room';
import { useEffect, useRef, useState } from 'preact/hooks';
import { client } from '../client/client.ts';
import { runJob } from '../client/worker-job.ts';
import { goTo } from '../page/navigation.ts';
import { settings } from '../page/page-settings.ts';

type SameDealRefusal = 'noSameDeal' | 'sameDealFailed';

interface SameDeal {
  readonly isBusy: boolean;
  play(): void;
}

/** Deals the cards of a finished game again and opens the table, once even after a double click. */
export function useSameDeal(game: FinishedGame, onRefused: (key: SameDealRefusal) => void): SameDeal {
  const [isBusy, setBusy] = useState(false);
  const now = useRef({ isBusy: false, isLeft: false });
  useEffect(
    () => () => {
      now.current.isLeft = true;
    },
    [],
  );
  const play = async () => {
    if (now.current.isBusy) return;
    now.current.isBusy = true;
    setBusy(true);
    const refusal = await dealAgain(game, () => now.current.isLeft).catch(() => 'sameDealFailed' as const);
    now.current.isBusy = false;
    if (now.current.isLeft) return;
    setBusy(false);
    if (refusal !== null) onRefused(refusal);
  };
  return { isBusy, play: () => void play() };
}

/** Does not open the table if the person has left meanwhile. */
async function dealAgain(game: FinishedGame, isLeft: () => boolean): Promise<SameDealRefusal | null> {
  const same = await runJob((calls) => calls.sameDeal(game)).answer;
  if (same === null) return 'noSameDeal';
  if (isLeft()) return null;
  const { setup, seed } = same;
  const opening = await client.calls.begin({ key: 'setup', game: setup.game, setup, seed }, settings.value.speed);
  if (opening.key !== 'open') return 'sameDealFailed';
  if (isLeft()) await client.calls.leave(opening.id);
  else goTo({ screen: 'table', id: opening.id });
  return null;
}
