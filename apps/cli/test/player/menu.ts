import type { Pty } from '../pty/pty.ts';

/** Chooses from a menu by the number that stands in front of the label. */
export async function choose(pty: Pty, label: string): Promise<void> {
  const item = new RegExp(`^ +[▸>]? +(\\d)  ${label.replace(/[.*+?^$()[\]{}|\\]/g, '\\$&')}`, 'm');
  const [, number] = item.exec(await pty.until(item)) ?? [];
  await pty.press(number);
}
