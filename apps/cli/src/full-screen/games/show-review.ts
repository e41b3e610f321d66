import type { ReadRecord } from '@shoal/core';
import { textBar } from '@shoal/table-ui';
import { Interrupted } from '../../process/exit-code.ts';
import { Interruption } from '../../process/interruption.ts';
import { reviewOfRecord } from '../../review/review-lines.ts';
import { framed } from '../scenes/framed.ts';
import { readPage } from '../scenes/pager-scene.ts';
import type { ScreenContext } from '../scenes/screen-context.ts';
import { STOPPED, WaitingScene } from '../scenes/waiting-scene.ts';
import type { Size } from '../terminal/painter.ts';
import { row, span } from '../terminal/row.ts';

const WIDEST = 100;
const BAR_WIDTH = 40;

/** Shows how far the coach's review of a game has come, which Esc stops, and then its text. */
export async function showReview(context: ScreenContext, read: ReadRecord): Promise<void> {
  const { stage, catalogue, words, ascii } = context;
  let done = 0;
  const picture = {
    frame: (size: Size) => {
      const bar = span(textBar(done, 1, BAR_WIDTH, ascii), { tone: 'accent' });
      const body = [row('  ', words.reviewing(Math.floor(100 * done))), row(), row('  ', bar)];
      return framed(words.reviewTitle, body, [{ key: words.escape, label: words.keys.back }], size);
    },
  };
  const stop = new Interruption();
  const width = Math.min(WIDEST, stage.size.columns - 2);
  const review = reviewOfRecord(read, { ascii, width, catalogue }, stop, (share) => {
    done = share;
    stage.redraw();
  });
  try {
    const lines = await stage.playUntil(new WaitingScene<string[]>(picture), review);
    if (lines !== STOPPED) await readPage(context, words.reviewTitle, lines);
  } finally {
    stop.interrupt();
    await review.catch((error: unknown) => {
      if (!(error instanceof Interrupted)) throw error;
    });
  }
}
