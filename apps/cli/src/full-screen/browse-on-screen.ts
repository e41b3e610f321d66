import type { Interruption } from '../process/interruption.ts';
import { openStore } from '../store/store.ts';
import { say } from '../text/line-writer.ts';
import { type LookFlags, lookOf } from '../text/look.ts';
import { browseGames } from './games/browse-games.ts';
import { openApp } from './open-app.ts';

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
  await openApp({ look, interruption, store, messages, recordFile: null, forNow: {}, keeps: true }, ({ context }) =>
    browseGames(context, store.finished.all(), first),
  );
  for (const message of messages) say(message);
}
