import type { ReadRecord } from '@shoal/core';
import { textBar } from '@shoal/table-ui';
import { reviewOfRecord } from '../review/review-of-record.ts';
import { framed } from './framed.ts';
import { PagerScene } from './pager-scene.ts';
import type { Size } from './painter.ts';
import { row, span } from './row.ts';
import type { ScreenDesk } from './screen-desk.ts';

const WIDEST = 100;
const BAR_WIDTH = 40;

/** The coach's review of a game: first how far it has come, then the text. */
export async function reviewOnScreen(desk: ScreenDesk, read: ReadRecord): Promise<void> {
  const { stage, words, ascii, interruption } = desk;
  let done = 0;
  const picture = {
    frame: (size: Size) => {
      const bar = textBar(done, 1, BAR_WIDTH, ascii);
      const body = [
        row('  ', words.reviewing(Math.floor(100 * done))),
        row(),
        row('  ', span(bar, { tone: 'accent' })),
      ];
      return framed(words.reviewTitle, body, [], size);
    },
  };
  stage.show(picture);
  const width = Math.min(WIDEST, stage.size.columns - 2);
  const lines = await reviewOfRecord(read, { ascii, width }, interruption, (share) => {
    done = share;
    stage.redraw();
  });
  stage.forgetKeys();
  await stage.play(new PagerScene({ title: words.reviewTitle, lines, words, ascii }));
}
