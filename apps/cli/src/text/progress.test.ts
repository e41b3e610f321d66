import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ProgressLine } from './progress.ts';

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
