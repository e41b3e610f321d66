// @ts-check
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureInstalled } from '../scripts/bootstrap.mjs';
import { buildCli } from '../scripts/build-cli.mjs';
import { orExplain, SetupError } from '../scripts/setup-error.mjs';

/** Measures how long a person at a terminal waits for the first frame and for the answer to a key. */

const root = fileURLToPath(new URL('..', import.meta.url));
const SIZE = { cols: 80, rows: 24 };
/** The first frame is counted from the end of `node -e 0`, which nothing here can change. */
const GOAL_MS = { firstFrame: 150, redraw: 50 };
const PATIENCE_MS = 20_000;
const KEYS = 40;
const FINISHED_GAMES = 2000;
const ANSWER_WITHIN_MS = 500;
const QUIET_MS = 5;
/** Lets frames after the first arrive; people do not type faster than this. */
const REST_MS = 300;
const KEY_PAUSE_MS = 20;
const EXIT_MISSED = 1;
const EXIT_USAGE = 2;

const USAGE = `npm run bench:terminal -- [options] [-- arguments of shoal]
  --text TEXT      what the first frame shows (standard 'Go Fish')
  --runs N         starts of each kind (standard 15)
  --program FILE   another script in place of the one built from here
`;

/**
 * A script in its own pseudo-terminal, with the arrival time of each part of its output.
 * @typedef {object} Started
 * @property {import('@lydell/node-pty').IPty} pty
 * @property {Promise<number>} firstFrameMs
 * @property {() => string} arrow the bytes of an arrow down, as the script wants them
 * @property {() => Promise<void>} end
 */

/** @typedef {{ toFirstByte: number, toWhole: number }} Answer */

/**
 * Creates the home folder of a person who has played for years.
 * @param {string} home
 */
function fillHome(home) {
  const record = JSON.parse(readFileSync(join(root, 'golden/go-fish-standard-2.jsonl'), 'utf8').split('\n')[0]);
  const game = { endedAt: '2026-01-01T00:00:00.000Z', preset: 'standard', deal: 1, goal: null, daily: null, undone: 0 };
  const lines = Array.from({ length: FINISHED_GAMES }, (_, number) =>
    JSON.stringify({ format: 'shoal-finished/1', id: `filled-${number}-1`, ...game, record }),
  );
  writeFileSync(join(home, 'finished.jsonl'), `${lines.join('\n')}\n`);
}

/**
 * Starts every run in a clean home folder, without settings or saved games.
 * @param {string[]} args
 * @param {(home: string) => void} prepare
 */
async function start(args, prepare = () => undefined) {
  const { spawn } = await import('@lydell/node-pty');
  const home = mkdtempSync(join(tmpdir(), 'shoal-bench-'));
  prepare(home);
  const env = { PATH: process.env['PATH'], HOME: home, SHOAL_HOME: home, LANG: 'C.UTF-8', TERM: 'xterm-256color' };
  const startMs = performance.now();
  const pty = spawn(process.execPath, args, { ...SIZE, env, cwd: home });
  /** @type {Promise<number>} */
  const ended = new Promise((resolve) => pty.onExit(() => resolve(performance.now() - startMs)));
  const removed = ended.then(() => rmSync(home, { recursive: true, force: true }));
  return { pty, startMs, ended, removed };
}

async function bareNodeMs() {
  const { ended, removed } = await start(['-e', '0']);
  await removed;
  return ended;
}

/**
 * @param {string[]} args
 * @param {string} text
 * @param {(home: string) => void} [prepare]
 * @returns {Promise<Started>}
 */
async function sitDown(args, text, prepare) {
  const { default: xterm } = await import('@xterm/headless');
  const terminal = new xterm.Terminal({ ...SIZE, allowProposedApi: true });
  const { pty, startMs, ended, removed } = await start(args, prepare);
  /** @type {Promise<number>} */
  const firstFrameMs = new Promise((resolve, reject) => {
    const giveUp = () => {
      clearTimeout(timer);
      const cause = `'${text}' never came on this screen; give what the first frame shows with --text:`;
      reject(new SetupError(`${cause}\n${shownOn(terminal)}`));
    };
    const timer = setTimeout(giveUp, PATIENCE_MS);
    ended.then(giveUp);
    pty.onData((bytes) => {
      // The time at which the bytes arrived, before they are parsed.
      const heardMs = performance.now() - startMs;
      terminal.write(bytes, () => {
        if (!shownOn(terminal).includes(text)) return;
        clearTimeout(timer);
        resolve(heardMs);
      });
    });
  });
  const arrow = () => (terminal.modes.applicationCursorKeysMode ? '\x1bOB' : '\x1b[B');
  const end = async () => {
    pty.kill('SIGKILL');
    await removed;
  };
  return { pty, firstFrameMs, arrow, end };
}

/** @param {import('@xterm/headless').Terminal} terminal */
function shownOn({ buffer: { active }, rows }) {
  const lines = Array.from({ length: rows }, (_, y) => active.getLine(active.baseY + y)?.translateToString(true));
  return lines.join('\n');
}

/**
 * @param {string[]} args
 * @param {string} text
 * @param {(home: string) => void} [prepare]
 */
async function firstFrameMs(args, text, prepare) {
  const sitting = await sitDown(args, text, prepare);
  try {
    return await sitting.firstFrameMs;
  } finally {
    await sitting.end();
  }
}

/**
 * If a list does not wrap around, tries the up arrow where the down arrow gets no answer.
 * @param {string[]} args
 * @param {string} text
 * @returns {Promise<Answer[]>} fewer than there are keys if neither arrow gets an answer
 */
async function answers(args, text) {
  const sitting = await sitDown(args, text);
  try {
    await sitting.firstFrameMs;
    await sleep(REST_MS);
    /** @type {Answer[]} */
    const given = [];
    for (let silent = 0, final = 'B'; given.length < KEYS && silent < 2; ) {
      const answer = await answerTo(sitting.pty, sitting.arrow().replace('B', final));
      if (answer === null) final = final === 'B' ? 'A' : 'B';
      else given.push(answer);
      silent = answer === null ? silent + 1 : 0;
      await sleep(KEY_PAUSE_MS);
    }
    return given;
  } finally {
    await sitting.end();
  }
}

/**
 * @param {import('@lydell/node-pty').IPty} pty
 * @param {string} key
 * @returns {Promise<Answer | null>} null when nothing comes
 */
function answerTo(pty, key) {
  return new Promise((resolve) => {
    const startMs = performance.now();
    /** @type {Answer | null} */
    let answer = null;
    const finish = () => {
      listening.dispose();
      resolve(answer);
    };
    let timer = setTimeout(finish, ANSWER_WITHIN_MS);
    const listening = pty.onData(() => {
      const toWhole = performance.now() - startMs;
      answer = { toFirstByte: answer?.toFirstByte ?? toWhole, toWhole };
      clearTimeout(timer);
      timer = setTimeout(finish, QUIET_MS);
    });
    pty.write(key);
  });
}

/**
 * Interpolates linearly between the two nearest values.
 * @param {number[]} values
 * @param {number} share
 */
function quantile(values, share) {
  const sorted = [...values].sort((one, other) => one - other);
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)];
  return below + (sorted[Math.ceil(place)] - below) * (place % 1);
}

/** @param {number} value */
const ms = (value) => `${value.toFixed(1)} ms`;

/**
 * @param {string} name
 * @param {number[]} times
 */
const startLine = (name, times) =>
  `  ${name.padEnd(12)} median ${ms(quantile(times, 0.5))}, quartiles ${ms(quantile(times, 0.25))} and ${ms(quantile(times, 0.75))}`;

/**
 * @param {string} name
 * @param {number[]} times
 */
const answerLine = (name, times) =>
  `  ${name.padEnd(12)} median ${ms(quantile(times, 0.5))}, p95 ${ms(quantile(times, 0.95))}`;

/**
 * @param {string} what
 * @param {number} found
 * @param {number} goal
 */
function judge(what, found, goal) {
  const isMet = found <= goal;
  process.stdout.write(`  ${what} ${ms(found)}, goal ${ms(goal)}: ${isMet ? 'met' : 'missed'}\n`);
  if (!isMet) process.exitCode = EXIT_MISSED;
}

/**
 * Alternates between the kinds of start, so that a busy moment of the machine affects all.
 * @param {string[]} args
 * @param {string} text
 * @param {number} runs
 */
async function benchStart(args, text, runs) {
  const bare = [];
  const framed = [];
  const filled = [];
  for (let run = 0; run < runs; run++) {
    bare.push(await bareNodeMs());
    framed.push(await firstFrameMs(args, text));
    filled.push(await firstFrameMs(args, text, fillHome));
  }
  const node = quantile(bare, 0.5);
  const found = quantile(framed, 0.5);
  process.stdout.write(`Start to '${text}' on a screen of ${SIZE.cols}x${SIZE.rows}, ${runs} of each kind in turn\n`);
  process.stdout.write(`${startLine('node -e 0', bare)}\n${startLine('first frame', framed)}\n`);
  process.stdout.write(`${startLine('after years', filled)} (${FINISHED_GAMES} finished games)\n`);
  process.stdout.write(`  ratio of the medians ${(found / node).toFixed(2)}\n`);
  judge('first frame over node -e 0', found - node, GOAL_MS.firstFrame);
  judge('first frame after years over node -e 0', quantile(filled, 0.5) - node, GOAL_MS.firstFrame);
}

/**
 * @param {string[]} args
 * @param {string} text
 */
async function benchKeys(args, text) {
  const given = await answers(args, text);
  process.stdout.write(`Key to redraw, ${given.length} of ${KEYS} arrows answered\n`);
  if (given.length < KEYS) {
    process.stdout.write(`  no answer in ${ANSWER_WITHIN_MS} ms, neither to the arrow down nor up: missed\n`);
    process.exitCode = EXIT_MISSED;
    return;
  }
  const first = given.map(({ toFirstByte }) => toFirstByte);
  const whole = given.map(({ toWhole }) => toWhole);
  process.stdout.write(`${answerLine('first byte', first)}\n${answerLine('whole', whole)}\n`);
  judge('p95 of the whole', quantile(whole, 0.95), GOAL_MS.redraw);
}

/** Returns null if the arguments are invalid. */
function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      options: {
        text: { type: 'string', default: 'Go Fish' },
        runs: { type: 'string', default: '15' },
        program: { type: 'string' },
      },
      allowPositionals: true,
    });
    const runs = Number(values.runs);
    return Number.isInteger(runs) && runs > 0 ? { ...values, runs, args: positionals } : null;
  } catch {
    return null;
  }
}

const asked = readArguments();
if (asked === null) {
  process.stderr.write(USAGE);
  process.exitCode = EXIT_USAGE;
} else {
  await orExplain(async () => {
    await ensureInstalled(root);
    const program = asked.program === undefined ? await buildCli(root) : resolve(asked.program);
    await benchStart([program, ...asked.args], asked.text, asked.runs);
    await benchKeys([program, ...asked.args], asked.text);
  });
}
