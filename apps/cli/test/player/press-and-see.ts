import type { Pty } from '../pty/pty.ts';

/** Presses one key after the other, each when the effect of the one before is seen; gives the last screen. */
export async function pressAndSee(pty: Pty, ...keys: readonly string[]): Promise<string> {
  for (const key of keys) {
    const before = pty.text;
    await pty.press(key);
    await pty.until((text) => text !== before);
  }
  return pty.text;
}
