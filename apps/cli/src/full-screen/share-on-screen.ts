import { PagerScene } from './pager-scene.ts';
import type { ScreenDesk } from './screen-desk.ts';

/** The share line by itself, where it is easily marked and copied. */
export async function shareOnScreen({ stage, words, ascii }: ScreenDesk, line: string): Promise<void> {
  await stage.play(
    new PagerScene({ title: words.shareTitle, lines: ['', line, '', words.shareCommand], words, ascii }),
  );
}
