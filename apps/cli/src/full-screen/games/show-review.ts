import type { ReadRecord } from '@shoal/core';
import { textBar } from '@shoal/table-ui';
import { Interrupted } from '../../process/exit-code.ts';
import { Interruption } from '../../process/interruption.ts';
import { type ReviewText, reviewOfRecord } from '../../review/review-lines.ts';
import { framed } from '../scenes/framed.ts';
import type { ScreenContext } from '../scenes/screen-context.ts';
import { STOPPED, WaitingScene } from '../scenes/waiting-scene.ts';
import type { Size } from '../terminal/painter.ts';
import { row, span } from '../terminal/row.ts';
import { ReplayScene } from './replay-scene.ts';
import { ReviewScene } from './review-scene.ts';

const WIDEST = 100;
const BAR_WIDTH = 40;

/** Shows how far the coach's review of a game has come, which Esc stops, and then the review. */
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
    const text = await stage.playUntil(new WaitingScene<ReviewText>(picture), review);
    if (text !== STOPPED) await readReview(context, read, text);
  } finally {
    stop.interrupt();
    await review.catch((error: unknown) => {
      if (!(error instanceof Interrupted)) throw error;
    });
  }
}

/** Shows a review until people go back; from a marked action they look into the replay, and come back to the same place. */
async function readReview(context: ScreenContext, read: ReadRecord, text: ReviewText): Promise<void> {
  const scene = new ReviewScene(text, context);
  for (;;) {
    const entry = await context.stage.play(scene);
    if (entry === null) return;
    await context.stage.play(new ReplayScene(read, context, entry));
  }
}
