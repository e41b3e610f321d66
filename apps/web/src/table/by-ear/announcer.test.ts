import { describe, expect, test } from 'vitest';
import { Announcer } from './announcer.ts';

/** An announcer with a clock that the test moves. */
function announcerAt() {
  let nowMs = 0;
  let timer: { readonly atMs: number; readonly run: () => void } | null = null;
  const said: [atMs: number, text: string | undefined][] = [];
  const announcer = new Announcer({
    after: (ms, run) => {
      timer = { atMs: nowMs + ms, run };
      return () => {
        timer = null;
      };
    },
  });
  announcer.subscribe(() => said.push([nowMs, announcer.value?.text]));
  const pass = (ms: number): void => {
    const endMs = nowMs + ms;
    while (timer !== null && timer.atMs <= endMs) {
      const { atMs, run } = timer;
      timer = null;
      nowMs = atMs;
      run();
    }
    nowMs = endMs;
  };
  return { announcer, said, pass };
}

const LONG = 'Cy asks Bo for threes, gets the three of spades, then asks for kings and fishes a card.';

describe('an announcer', () => {
  test('says lines in order, each when the line before could be heard', () => {
    const { announcer, said, pass } = announcerAt();
    announcer.say([LONG, 'Bo passes.', 'Your turn.'], 3);
    pass(60_000);
    expect(said).toEqual([
      [100, LONG],
      [100 + LONG.length * 50, 'Bo passes.'],
      [100 + LONG.length * 50 + 1000, 'Your turn.'],
    ]);
  });

  test('lets a line that comes later wait for its turn', () => {
    const { announcer, said, pass } = announcerAt();
    announcer.say([LONG], 3);
    pass(1000);
    announcer.say(['Your turn.'], 3);
    pass(60_000);
    expect(said.map(([atMs]) => atMs)).toEqual([100, 100 + LONG.length * 50]);
  });

  test('drops what it has not said when it is hushed, and then answers at once', () => {
    const { announcer, said, pass } = announcerAt();
    announcer.say([LONG, 'Your turn.'], 3);
    pass(500);
    announcer.hush();
    announcer.say(['You pass.'], 3);
    pass(60_000);
    expect(said).toEqual([
      [100, LONG],
      [600, 'You pass.'],
    ]);
  });

  test('says only the newest of too many lines', () => {
    const { announcer, said, pass } = announcerAt();
    announcer.say(['One.', 'Two.', 'Three.', 'Four.'], 2);
    pass(60_000);
    expect(said.map(([, text]) => text)).toEqual(['Three.', 'Four.']);
  });

  test('says the same words twice as two lines', () => {
    const { announcer, said, pass } = announcerAt();
    announcer.say(['Bo passes.', 'Bo passes.'], 2);
    pass(60_000);
    expect(said).toHaveLength(2);
  });
});
