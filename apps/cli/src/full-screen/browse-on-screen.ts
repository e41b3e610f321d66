import type { Interruption } from '../interruption.ts';
import { type LookFlags, lookOf } from '../look.ts';
import { openStore } from '../open-store.ts';
import { say } from '../say.ts';
import { browseGames } from './browse-games.ts';
import { onScreen } from './on-screen.ts';

/** Finished games on a screen of their own, for `shoal replay` and `shoal review` without a file. */
export async function browseOnScreen(
  flags: LookFlags,
  interruption: Interruption,
  first: 'replay' | 'review',
): Promise<void> {
  const messages: string[] = [];
  const look = lookOf(flags, process.env, process.stdout);
  const store = openStore(look.catalogue, (sentence) => messages.push(sentence));
  store.savedGames();
  await onScreen({ look, interruption, store, messages, recordFile: null, forNow: {}, keeps: true }, ({ desk }) =>
    browseGames(desk, store.finished.all(), first),
  );
  for (const message of messages) say(message);
}
