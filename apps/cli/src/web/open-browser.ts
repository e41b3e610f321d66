import { spawn } from 'node:child_process';

type Command = readonly [program: string, ...args: string[]];

/** What opens an address in the browser that a person is used to. */
const OPENERS: Readonly<Partial<Record<NodeJS.Platform, Command>>> = {
  darwin: ['open'],
  // The empty word is a title, which `start` takes first.
  win32: ['cmd', '/c', 'start', ''],
};

/** Shows an address in the browser of this machine; false if there is no way to. */
export function openBrowser(url: string): Promise<boolean> {
  const [program, ...args] = OPENERS[process.platform] ?? ['xdg-open'];
  return new Promise((resolve) => {
    const child = spawn(program, [...args, url], { stdio: 'ignore', detached: true });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
    // A browser that this very command starts may stay for hours.
    child.once('spawn', () => child.unref());
  });
}
