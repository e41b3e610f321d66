import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { networkAddresses } from '@shoal/server/http';
import { afterAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { IS_CHECK } from '../../../scripts/depth.mjs';
import { PAGE, SiteFolder } from '../../server/test/site-folder.ts';
import { useProgram } from './program.ts';
import { type Serving, stop, toldBy } from './serving.ts';

const program = useProgram();
const folder = new SiteFolder();
const HERE = { SHOAL_WEB: folder.path };
afterAll(() => folder.remove());

const serve = (args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Serving> =>
  toldBy(program.start(['web', ...args], { ...HERE, ...env }));

test('the page is served where the one line says, until Ctrl-C', async () => {
  const serving = await serve(['--port', '0']);
  expect(serving.told).toMatch(/^Shoal is at http:\/\/127\.0\.0\.1:\d+\/\n$/);
  const answer = await fetch(serving.url);
  expect(await answer.text()).toBe(PAGE);
  expect(await stop(serving)).toEqual({ code: 0, stdout: serving.told, stderr: '' });
  await expect(fetch(serving.url)).rejects.toThrow();
});

test('Ctrl-C ends it at once while somebody is connected, and so does SIGTERM', async () => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    const serving = await serve(['--port', '0']);
    const socket = connect(Number(new URL(serving.url).port), '127.0.0.1').on('error', () => undefined);
    await once(socket, 'connect');
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n');
    // Half a question may stand open for a minute.
    const startMs = performance.now();
    expect((await stop(serving, signal)).code).toBe(0);
    expect(performance.now() - startMs).toBeLessThan(30_000);
  }
});

test.runIf(IS_CHECK)('a build that happens meanwhile changes nothing for those who play', async () => {
  const own = new SiteFolder();
  const serving = await serve(['--port', '0'], { SHOAL_WEB: own.path });
  own.remove();
  expect(await (await fetch(serving.url)).text()).toBe(PAGE);
  await stop(serving);
});

test('without --port it is always the same one, or a free one and a sentence', async () => {
  const first = await serve([]);
  const second = await serve([]);
  expect(second.url).not.toBe(first.url);
  expect(await (await fetch(second.url)).text()).toBe(PAGE);
  const { stderr } = await stop(second);
  expect(stderr).toMatch(/^Port 7462 is taken, so this is port \d+, .*; stop the other program to get them back\.\n$/);
  await stop(first);
});

test('the server of shoal host ends on SIGTERM as on Ctrl-C, and tells its guests to come back', async () => {
  const running = program.start(['host', '--json', '--seats', '2'], { ...HERE, SHOAL_HOME: program.file('host') });
  let told = '';
  running.child.stdout?.on('data', (text: string) => {
    told += text;
  });
  await expect.poll(() => /"link":"[^"]+"/.exec(told), { timeout: 30_000 }).not.toBeNull();
  const [, room = '', secret = ''] = /#\/room\/(\w+)\/(\w+)/.exec(told) ?? [];
  const guest = new WebSocket('ws://127.0.0.1:7462/room');
  const heard: string[] = [];
  guest.on('message', (data) => heard.push(data.toString()));
  await once(guest, 'open');
  guest.send(JSON.stringify({ type: 'hello', version: 1, entrance: { by: 'link', room, secret } }));
  await expect.poll(() => heard.length).toBeGreaterThan(0);
  const closed = once(guest, 'close');
  const { code, stderr } = await stop(running, 'SIGTERM');
  await closed;
  expect(JSON.parse(heard.at(-1) ?? '')).toMatchObject({ type: 'bye', ending: 'restarting' });
  expect({ code, stderr }).toEqual({
    code: 130,
    stderr: expect.stringContaining('The room waits until you open it again'),
  });
});

describe('one sentence and exit code', () => {
  test('4 tell of a port that is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = String(typeof address === 'object' ? address?.port : '');
    expect(await program.run(['web', '--port', port], '', HERE)).toEqual({
      code: 4,
      stdout: '',
      stderr: `Port ${port} is taken by another program: give another --port, or leave it out.\n`,
    });
    other.close();
  });

  test('4 tell of an address that is elsewhere', async () => {
    const { code, stderr } = await program.run(['web', '--port', '0', '--host', '192.0.2.77'], '', HERE);
    expect({ code, stderr }).toEqual({
      code: 4,
      stderr:
        'This machine has no address "192.0.2.77"; give --host one that it has, or none to listen on all of them.\n',
    });
  });

  test('3 tell of a page that is not built, and how to build it', async () => {
    const { code, stdout, stderr } = await program.run(['web'], '', { SHOAL_WEB: program.file('nowhere') });
    expect({ code, stdout }).toEqual({ code: 3, stdout: '' });
    expect(stderr).toMatch(/^The page is not built yet: run npm start -- web .*\n$/);
  });

  test.each([
    ['--port', '65536'],
    ['--port', 'many'],
    ['--port', '-1'],
  ])('2 tell of %s %s', async (...args) => {
    const { code, stderr } = await program.run(['web', ...args], '', HERE);
    expect(code).toBe(2);
    expect(stderr).toContain('give a whole number from 0 to 65,535.');
  });
});

describe('on the network', () => {
  test('the address is told with a QR code, and what plain http cannot do', async () => {
    const serving = await serve(['--port', '0', '--host', '--ascii']);
    const { port } = new URL(serving.url);
    const { stdout, stderr } = await stop(serving);
    const lines = stdout.trimEnd().split('\n');
    const addresses = networkAddresses();
    expect(lines.slice(0, 1 + addresses.length)).toEqual([
      `Shoal is at http://127.0.0.1:${port}/`,
      ...addresses.map((address) => `On your network: http://${address}:${port}/`),
    ]);
    const code = lines.slice(1 + addresses.length);
    if (addresses.length === 0) expect(stderr).toMatch(/^This machine is not on a network; .*\n$/);
    else {
      expect(code.length).toBeGreaterThan(20);
      expect(code.join('')).toMatch(/^[# ]+$/);
      expect(stderr).toMatch(/^Over plain http, .* needs https\.\n$/);
    }
  });

  test.skipIf(networkAddresses().length === 0)('the page answers at that address', async () => {
    const serving = await serve(['--port', '0', '--host', '--json']);
    const { network } = JSON.parse(serving.told);
    expect(await (await fetch(network[0])).text()).toBe(PAGE);
    await stop(serving);
  });

  test.runIf(IS_CHECK)(
    'a person who listens to the screen hears no QR code, and one address alone has none on this machine',
    async () => {
      const spoken = await stop(await serve(['--port', '0', '--host'], { ACCESSIBLE: '1' }));
      expect(spoken.stdout).not.toMatch(/[█▀▄]/);
      const alone = await stop(await serve(['--port', '0', '--host', '127.0.0.1']));
      expect(alone.stdout).toMatch(/^Shoal is at \S+\n$/);
      expect(alone.stderr).toBe('');
    },
  );

  test.runIf(IS_CHECK)(
    'without colours there are none, with colours the code looks the same on any terminal',
    async () => {
      const plain = await stop(await serve(['--port', '0', '--host'], { NO_COLOR: '1', FORCE_COLOR: '1' }));
      expect(plain.stdout).not.toContain('\x1b');
      const coloured = await stop(await serve(['--port', '0', '--host'], { NO_COLOR: '', FORCE_COLOR: '1' }));
      expect(coloured.stdout.includes('\x1b[')).toBe(networkAddresses().length > 0);
    },
  );
});

test('--json is one object', async () => {
  const serving = await serve(['--port', '0', '--json']);
  expect(JSON.parse(serving.told)).toEqual({ url: serving.url, network: [] });
  expect(await stop(serving)).toEqual({ code: 0, stdout: serving.told, stderr: '' });
});

describe.skipIf(process.platform !== 'linux')('--open', () => {
  test('hands the address to the browser, and Ctrl-C does not wait for it', async () => {
    const bin = program.file('bin');
    mkdirSync(bin);
    writeFileSync(join(bin, 'xdg-open'), `#!/bin/sh\necho "$1" > '${program.file('opened')}'\nexec sleep 3\n`);
    chmodSync(join(bin, 'xdg-open'), 0o755);
    const serving = await serve(['--port', '0', '--open'], { PATH: `${bin}:${process.env['PATH']}` });
    while (!existsSync(program.file('opened')) || readFileSync(program.file('opened'), 'utf8') === '')
      await setTimeout(20);
    expect(readFileSync(program.file('opened'), 'utf8')).toBe(`${serving.url}\n`);
    expect((await stop(serving)).code).toBe(0);
  });

  test('says so where there is no browser, and serves all the same', async () => {
    const serving = await serve(['--port', '0', '--open'], { PATH: program.file('empty') });
    await once(serving.child.stderr ?? serving.child, 'data');
    expect((await fetch(serving.url)).ok).toBe(true);
    expect((await stop(serving)).stderr).toBe(`No browser could be opened; open ${serving.url} yourself.\n`);
  });
});
