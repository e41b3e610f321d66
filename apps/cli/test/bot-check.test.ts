import { GAME_IDS } from '@shoal/games';
import { describe, expect, test } from 'vitest';
import { fewOf } from '../../../scripts/depth.mjs';
import { FAULT_WORDS } from '../src/external-bot/bot-words.ts';
import { type Script, scriptedBot } from './bot-scripts.ts';
import { useProgram } from './program.ts';

const program = useProgram();
const check = (bot: string, ...flags: string[]) => program.run(['bot', 'check', bot, ...flags]);
const scripted = (name: string, script: Script = {}): string => scriptedBot(program.folder, name, script);

test.each(fewOf(1, GAME_IDS))(
  'a bot that plays %s by the protocol is told so, with a short transcript',
  async (game) => {
    const { code, stdout } = await check(scripted('good'), game);
    const lines = stdout.trimEnd().split('\n');
    expect(code).toBe(0);
    expect(lines[0]).toMatch(/^> {"type":"hello",.*…$/);
    expect(lines[1]).toBe('< {"protocol":"shoal-bot/1","name":"scripted"}');
    expect(lines[2]).toMatch(/^> {"type":"deal","seat":0,/);
    expect(lines.slice(0, -3).every((line) => line.length <= 100)).toBe(true);
    expect(lines.at(-3)).toMatch(/^scripted played 4 games \(.*, 2 seats\) and gave \d+ answers, all legal\.$/);
    expect(lines.at(-2)).toMatch(/^The slowest answer took \d+ ms; the time limit is 1,000 ms\.$/);
    expect(lines.at(-1)).toBe(
      'With the same seeds it gave the same answers again, so its tournaments can be repeated.',
    );
  },
);

test('a bot that does not take its chance from the seed is told so', async () => {
  const choose = 'say(message.legal[Math.floor(Math.random() * message.legal.length)])';
  const { code, stdout } = await check(scripted('moody', { choose }));
  expect(code).toBe(0);
  expect(stdout).toContain('With the same seeds it gave other answers; take all chance from the seed of each deal');
});

describe('a bot that does something wrong sees the exchange, what is wrong and how to mend it', () => {
  test.each<[keyof typeof FAULT_WORDS, Script, string]>(
    fewOf(2, [
      ['illegal', { choose: 'say({ type: "ask", target: 0, rank: "X" })' }, '"legal" as it is, or with its index'],
      ['not-json', { choose: 'console.log("thinking")' }, 'everything else to the standard error'],
      ['wrong-protocol', { hello: 'say({ name: "mine" })' }, '{"protocol":"shoal-bot/1","name":"mybot"}'],
      ['no-answer', { choose: '' }, 'flush every line'],
      ['ended', { choose: 'console.error("oh no"); process.exit(3)' }, 'lines with ! above'],
    ]),
  )('%s', async (fault, script, fix) => {
    const { code, stdout } = await check(scripted(fault, script), '--time-limit', '400');
    expect(code).toBe(3);
    expect(stdout).toContain(`What is wrong: ${FAULT_WORDS[fault]} (`);
    expect(stdout).toContain(fix);
    expect(stdout.includes('The question was: {"type":"choose"')).toBe(fault !== 'wrong-protocol');
  });

  test('a program that does not exist', async () => {
    const { code, stdout } = await check('no-such-bot');
    expect({ code, stdout }).toEqual({
      code: 3,
      stdout:
        'What is wrong: it could not be started (there is no program no-such-bot).\nCheck the path, and that you may run the file; a script may need its interpreter, as in "python3 mybot.py".\n',
    });
  });

  test('the game with the fault is shown, even if the next game goes well', async () => {
    const { stdout } = await check(
      scripted('once-wrong', { choose: 'say(message.view.seat === 0 ? {} : message.legal[0])' }),
    );
    expect(stdout).toContain('> {"type":"deal","seat":0');
    expect(stdout).not.toContain('> {"type":"deal","seat":1');
  });
});

test('--json prints the findings, --verbose every message at full length', async () => {
  const bot = scripted('told');
  const { stdout } = await check(bot, '--json', '--deals', '1');
  expect(JSON.parse(stdout)).toEqual({
    name: 'scripted',
    games: 2,
    answers: expect.any(Number),
    slowestMs: expect.any(Number),
    isRepeatable: true,
    fault: null,
  });
  const verbose = await check(bot, '--verbose', '--deals', '1');
  const questions = verbose.stdout.split('\n').filter((line) => line.startsWith('> {"type":"choose"'));
  expect(questions.map((line) => JSON.parse(line.slice(2)).legal.length > 0)).toEqual(questions.map(() => true));
  expect(questions).toHaveLength(JSON.parse(stdout).answers);
});

test('a bot of the ladder needs no check', async () => {
  expect(await check('pike')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('pike is a bot of the ladder'),
  });
});
