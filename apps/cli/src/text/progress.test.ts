import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announceLong, ProgressLine } from './progress.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function terminal(columns: number) {
  const lines: string[] = [];
  return { isTTY: true, columns, lines, write: (text: string) => lines.push(text) };
}

test('a terminal shows a bar with the rate and the time left, and keeps nothing of it', () => {
  const output = terminal(80);
  const progress = new ProgressLine(1000, output);
  vi.advanceTimersByTime(1000);
  progress.show(250);
  vi.advanceTimersByTime(1000);
  expect(output.lines.at(-1)).toBe(
    `\r\x1b[2K${'█'.repeat(6)}${'░'.repeat(18)} 250 of 1,000 games, 125 games/s, 6 s left`,
  );
  progress.clear();
  vi.advanceTimersByTime(5000);
  expect(output.lines.at(-1)).toBe('\r\x1b[2K');
});

test('the line shows before the first game is over', () => {
  const output = terminal(80);
  const progress = new ProgressLine(10, output, true);
  progress.show(0);
  vi.advanceTimersByTime(300);
  expect(output.lines.at(-1)).toBe(`\r\x1b[2K${'-'.repeat(24)} 0 of 10 games`);
  progress.clear();
});

test('a narrow terminal gets no longer line than it has room for', () => {
  const output = terminal(20);
  const progress = new ProgressLine(1000, output);
  vi.advanceTimersByTime(300);
  progress.show(250);
  progress.clear();
  expect(output.lines.every((line) => line.length <= 20 + '\r\x1b[2K'.length)).toBe(true);
});

test('a sentence in between erases the line, and the clock goes on below it', () => {
  const output = terminal(80);
  const progress = new ProgressLine(10, output, true);
  progress.show(0);
  vi.advanceTimersByTime(300);
  progress.erase();
  expect(output.lines.at(-1)).toBe('\r\x1b[2K');
  vi.advanceTimersByTime(300);
  expect(output.lines.at(-1)).toContain('0 of 10 games');
  progress.clear();
});

test('a terminal that does not know its width has the default one', () => {
  const output = terminal(0);
  const progress = new ProgressLine(10, output, true);
  progress.show(0);
  vi.advanceTimersByTime(300);
  expect(output.lines.at(-1)).toContain('0 of 10 games');
  progress.clear();
});

test('a pipe gets nothing', () => {
  const lines: string[] = [];
  const progress = new ProgressLine(1000, { write: (text) => lines.push(text) });
  vi.advanceTimersByTime(5000);
  progress.show(250);
  progress.clear();
  expect(lines).toEqual([]);
});

/** A run in a pipe that tells how long it will take. */
function pipedRun(all: number, before: number) {
  const lines: string[] = [];
  const output = { write: (text: string) => lines.push(text) };
  return { lines, progress: new ProgressLine(all, output, false, undefined, announceLong(before)) };
}

test('a long run says once how long it will take, also where no terminal shows the line', () => {
  const { lines, progress } = pipedRun(36_000, 0);
  progress.show(0);
  vi.advanceTimersByTime(3000);
  progress.show(72);
  vi.advanceTimersByTime(3000);
  progress.show(100);
  expect(lines).toEqual(['This will take about 25 min; Ctrl-C stops it.\n']);
});

test('a run that goes on takes as long as what is left of it', () => {
  const { lines, progress } = pipedRun(36_000, 24_000);
  vi.advanceTimersByTime(3000);
  progress.show(24_000);
  progress.show(24_072);
  expect(lines).toEqual(['This will take about 8 min; Ctrl-C stops it.\n']);
});

test('a short run does not say how long it will take', () => {
  const { lines, progress } = pipedRun(1000, 0);
  vi.advanceTimersByTime(3000);
  progress.show(500);
  expect(lines).toEqual([]);
});
