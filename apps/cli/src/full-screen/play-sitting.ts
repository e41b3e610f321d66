import type { Result } from '@shoal/core';
import { type AfterDeal, choicesAfter, finished, recordOfDeal, type Sitting, shareLine } from '@shoal/table-ui';
import { Interrupted } from '../exit-code.ts';
import type { Kept } from '../kept.ts';
import { readOf } from '../own-record.ts';
import { playDeal } from '../play-deal.ts';
import { addRecord } from '../record-file.ts';
import { Stopped } from '../stopped.ts';
import { afterDealScene } from './after-deal.ts';
import { ReplayScene } from './replay-scene.ts';
import { reviewOnScreen } from './review-on-screen.ts';
import type { House } from './screen-desk.ts';
import { ScreenHost } from './screen-host.ts';
import { shareOnScreen } from './share-on-screen.ts';

/** Plays deal after deal until somebody has enough; where to go then. */
export async function playSitting(house: House, first: Kept): Promise<'home' | 'quit'> {
  let kept = first;
  for (;;) {
    const next = await playOut(house, kept);
    if (next !== 'rematch') return next;
    kept = house.begin({ ...kept.sitting.plan, seed: null });
  }
}

async function playOut(house: House, kept: Kept): Promise<'home' | 'quit' | 'rematch'> {
  const { sitting } = kept;
  try {
    for (;;) {
      if (sitting.result === null) await playOne(house, kept);
      const next = await afterDeal(house, sitting, finished(sitting.result));
      if (next !== 'next') return next;
      sitting.nextDeal();
    }
  } catch (error) {
    // Leaving the table is no fault: the game waits on the first screen.
    if (error instanceof Stopped) return 'home';
    if (error instanceof Interrupted && kept.isKept && !sitting.isOver)
      house.messages.push(house.desk.catalogue.ownGames.keptForLater);
    throw error;
  } finally {
    kept.close();
  }
}

async function playOne({ desk, memory, recordFile, messages }: House, kept: Kept): Promise<void> {
  const { id } = kept.sitting.plan.plan;
  const { turns, speed } = memory.settings;
  const host = new ScreenHost(kept, desk, { turns: turns[id], speed, messages });
  try {
    await playDeal(kept.sitting, host, desk);
  } finally {
    memory.remember({ turns: { ...memory.settings.turns, [id]: host.turns } });
  }
  kept.finishDeal();
  if (recordFile !== null) await addRecord(recordFile, kept.sitting.deal, desk.catalogue.files);
}

/** What people look at after a deal, until they go on or away. */
async function afterDeal(
  house: House,
  sitting: Sitting,
  result: Result,
): Promise<'next' | 'rematch' | 'home' | 'quit'> {
  const { desk } = house;
  const { stage } = desk;
  stage.forgetKeys();
  for (let at = 0; ; ) {
    const choice: AfterDeal = (await stage.play(afterDealScene(sitting, result, desk, at))) ?? 'home';
    if (choice !== 'review' && choice !== 'replay' && choice !== 'share') return choice;
    at = choicesAfter(sitting).indexOf(choice);
    await look(house, sitting, choice);
  }
}

async function look({ desk, store }: House, sitting: Sitting, choice: 'review' | 'replay' | 'share'): Promise<void> {
  const read = readOf({ record: recordOfDeal(sitting.deal) });
  if (choice === 'review') return reviewOnScreen(desk, read);
  if (choice === 'replay') {
    await desk.stage.play(new ReplayScene(read, desk));
    return;
  }
  const done = store.finished.all().find(({ daily, deal }) => daily === sitting.plan.daily && deal === 1);
  const line = done === undefined ? null : shareLine(done, { ascii: desk.ascii, words: desk.catalogue.daily });
  if (line !== null) await shareOnScreen(desk, line);
}
