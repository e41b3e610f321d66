import { readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { IS_CHECK } from '../../../scripts/depth.mjs';
import { useProgram } from './program.ts';

const program = useProgram();
let lines: string[] = [];

beforeAll(async () => {
  await program.run(['simulate', '--games', '20', '--seed', '7', '--record', 'good.jsonl']);
  lines = readFileSync(program.file('good.jsonl'), 'utf8').trim().split('\n');
});

/** The good file with one line changed. */
function changed(name: string, line: number, change: (text: string) => string): string {
  const copy = lines.map((text, index) => (index === line - 1 ? change(text) : text));
  writeFileSync(program.file(name), `${copy.join('\n')}\n`);
  return name;
}

interface Entry {
  type: string;
  rank?: string;
  seat?: number;
  cards?: string[];
}

interface Tampered {
  log: Entry[];
  pack: string[];
  result: { scores: number[]; places: number[] };
  seed: string;
  generator: string;
  rules: Record<string, unknown>;
}

const edited = (edit: (record: Tampered) => void) => (text: string) => {
  const record = JSON.parse(text) as Tampered;
  edit(record);
  return JSON.stringify(record);
};

const swap = <T>(list: T[], a: number, b: number): void => {
  [list[a], list[b]] = [list[b], list[a]];
};

describe('a record that was tampered with', () => {
  test.each<[string, (record: Tampered) => void, RegExp]>([
    [
      'a card given that was not held',
      ({ log }) => {
        const gave = log.find(({ type }) => type === 'gave');
        if (gave?.cards) gave.cards[0] = gave.cards[0] === 'AS' ? 'AH' : 'AS';
      },
      /2\.2\.3/,
    ],
    ['an ask that never happened', ({ log }) => log.splice(0, 1), /2\.2\./],
    [
      'an ask by the wrong seat',
      ({ log }) => {
        log[0].seat = 2;
      },
      /2\.2\.6/,
    ],
    ['a log that stops short', ({ log }) => log.pop(), /rule 2\.2\.\d/],
    ['two cards of the pack exchanged', ({ pack }) => swap(pack, 0, 51), /pack/],
    [
      'one card twice in the pack',
      ({ pack }) => {
        pack[0] = pack[1];
      },
      /pack/i,
    ],
    [
      'another score',
      ({ result }) => {
        result.scores[0] += 1;
      },
      /result/,
    ],
    [
      'another seed',
      (record) => {
        record.seed = '7:99';
      },
      /seed/,
    ],
    [
      'another generator',
      (record) => {
        record.generator = 'chacha20';
      },
      /generator/,
    ],
    [
      'another rule',
      ({ rules }) => {
        rules['goAgainOnCatch'] = false;
      },
      /2\.2\.|result/,
    ],
    [
      'a rule that does not exist',
      ({ rules }) => {
        rules['luck'] = true;
      },
      /luck/,
    ],
    [
      'no pack at all',
      (record) => {
        record.pack = [];
      },
      /pack/,
    ],
  ])('with %s is found, and the line, game and rule are named', async (name, edit, rule) => {
    const file = changed(`${name.replaceAll(' ', '-')}.jsonl`, 17, edited(edit));
    const { code, stdout, stderr } = await program.run(['verify', file]);
    expect(stdout).toBe('');
    expect(stderr).toMatch(/^\S+ line 17 \(game 17\): /);
    expect(stderr).toMatch(rule);
    expect(stderr).toContain(' The 16 games before it are correct.');
    expect(stderr.trim().split('\n').length).toBe(1);
    expect(code).toBe(5);
  });
});

describe('the record of a deal that nobody could have arranged', () => {
  const sealed = readFileSync(new URL('../../../golden/go-fish-sealed-3.jsonl', import.meta.url), 'utf8');

  interface Sealed extends Tampered {
    fairness: { room: string; deal: number; server: string; people: { seat: number; value: string | null }[] };
  }

  test('is verified, and counted as such', async () => {
    expect(await program.run(['verify', '-'], sealed)).toEqual({
      ...{ code: 0, stderr: '' },
      stdout: '2 games verified. Seeds that the server and the people made together: 2.\n',
    });
    writeFileSync(program.file('sealed.jsonl'), sealed);
    const { stdout } = await program.run(['verify', '--json', 'sealed.jsonl']);
    expect(JSON.parse(stdout)).toEqual({ file: 'sealed.jsonl', games: 2, withoutSeed: 0, sharedSeeds: 2, fault: null });
  });

  test('can be replayed, reviewed and imported as any other', async () => {
    writeFileSync(program.file('sealed.jsonl'), sealed);
    expect(await program.run(['replay', '--quiet', 'sealed.jsonl'])).toMatchObject({ code: 0, stderr: '' });
    const review = ['review', 'sealed.jsonl', '--game', '2', '--seat', '1', '--rollouts', '100'];
    expect(await program.run(review)).toMatchObject({ code: 0, stderr: '' });
    expect(await program.run(['stats', '--import', 'sealed.jsonl'])).toMatchObject({
      code: 0,
      stderr: '2 games added.\n',
    });
  });

  const share = '0'.repeat(32);
  const notShared =
    /The seed does not follow from what the server and the people added to it: that gives [0-9a-f]{64}\. The game before it is correct\.$/;
  const badProof =
    /The field "fairness" breaks the record format: it is not an object with room, deal, server and people/;

  test.each<[string, (record: Sealed) => void, RegExp]>([
    ['another share', ({ fairness: { people } }) => Object.assign(people[0], { value: share }), notShared],
    ['a share taken away', ({ fairness: { people } }) => Object.assign(people[0], { value: null }), notShared],
    ['a person left out', ({ fairness: { people } }) => people.pop(), notShared],
    ['a share at another seat', ({ fairness: { people } }) => Object.assign(people[1], { seat: 2 }), notShared],
    ['another secret of the server', ({ fairness }) => Object.assign(fairness, { server: share + share }), notShared],
    ['another room', ({ fairness }) => Object.assign(fairness, { room: 'b-room' }), notShared],
    ['another deal', ({ fairness }) => Object.assign(fairness, { deal: 9 }), notShared],
    ['another seed', (record) => Object.assign(record, { seed: share + share }), notShared],
    ['two cards of the pack exchanged', ({ pack }) => swap(pack, 0, 51), /rule 1: the seed deals different cards/],
    ['the seed taken away', (record) => Object.assign(record, { seed: undefined }), badProof],
    ['a person who was not there', ({ fairness: { people } }) => Object.assign(people[1], { seat: 3 }), badProof],
    ['a proof without a server', ({ fairness }) => Object.assign(fairness, { server: undefined }), badProof],
  ])('with %s is faulty, in one sentence', async (_, tamper, sentence) => {
    const lines = sealed.trim().split('\n');
    const record = JSON.parse(lines[1]) as Sealed;
    tamper(record);
    const { code, stdout, stderr } = await program.run(['verify', '-'], `${lines[0]}\n${JSON.stringify(record)}\n`);
    expect({ code, stdout }).toEqual({ code: 5, stdout: '' });
    expect(stderr).toMatch(/^standard input line 2 \(game 2\): /);
    expect(stderr.trim()).toMatch(sentence);
    expect(stderr.trim().split('\n').length).toBe(1);
  });
});

test('a damaged line of an export is faulty, and not taken for another kind of file', async () => {
  writeFileSync(program.file('export.jsonl'), '{"format":"shoal-finished/1","id":"a"}\n');
  expect(await program.run(['verify', 'export.jsonl'])).toEqual({
    code: 5,
    stdout: '',
    stderr:
      'export.jsonl line 1 (game 1): This is neither an exported game nor a record; export your games again, or save the record of a game.\n',
  });
});

describe('a file that is no record', () => {
  test.each<[string, string, string]>([
    ['text', 'hello\n', 'text line 1: '],
    ['other-json', '{"a":1}\n', 'other-json line 1: This record cannot be read: it names no format.'],
    ['list', '[1,2]\n', 'list line 1: '],
    ['another-game', '{"format":"shoal-record/1","game":"poker"}\n', 'another-game line 1: '],
    ['nothing', '', 'nothing contains no game records; '],
    ['blank', '\n\n\n', 'blank contains no game records; '],
  ])('%s is refused in one sentence', async (name, text, sentence) => {
    writeFileSync(program.file(name), text);
    const { code, stdout, stderr } = await program.run(['verify', name]);
    expect(stdout).toBe('');
    expect(stderr.startsWith(sentence)).toBe(true);
    expect(stderr.trim().split('\n').length).toBe(1);
    expect(code).toBe(3);
  });

  test('a line torn off among good ones is named', async () => {
    const { code, stderr } = await program.run(['verify', changed('torn.jsonl', 9, (text) => text.slice(0, 100))]);
    expect(code).toBe(3);
    expect(stderr).toMatch(/^torn\.jsonl line 9: .* The 8 games before it are correct\.\n$/);
  });

  test('a file that ends in the middle of a record seems to be cut off', async () => {
    writeFileSync(program.file('cut.jsonl'), `${lines[0]}\n${lines[1].slice(0, -9)}`);
    expect(await program.run(['verify', 'cut.jsonl'])).toEqual({
      code: 3,
      stdout: '',
      stderr:
        'cut.jsonl line 2: The file seems to be cut off here, in the middle of a record. The game before it is correct.\n',
    });
  });

  test.runIf(IS_CHECK)('a line longer than any game is named, however many lines come before it', async () => {
    const { stderr } = await program.shell(
      "(head -n 3 good.jsonl; head -c 40000000 /dev/zero | tr '\\0' ' ') | shoal verify -",
    );
    expect(stderr).toMatch(/^standard input line 4: .* longer than any game\. The 3 games before it are correct\.\n$/);
  });

  test.each(['missing.jsonl', '.'])('%s cannot be read', async (name) => {
    const { code, stderr } = await program.run(['verify', name]);
    expect(code).toBe(3);
    expect(stderr).toMatch(/^Cannot read .*: .*\.\n$/);
  });

  test.runIf(IS_CHECK)('a flood of bytes without an end of line is no record either', async () => {
    const { code, stderr } = await program.shell('head -c 40000000 /dev/zero | shoal verify -');
    expect(code).toBe(3);
    expect(stderr).toBe('standard input line 1: This is not a record: the line is longer than any game.\n');
  });
});

test('blank lines between and after records, and foreign ends of lines, are no fault', async () => {
  writeFileSync(program.file('blank-lines.jsonl'), `${lines.join('\r\n\r\n')}\n\n\n`);
  expect((await program.run(['verify', 'blank-lines.jsonl'])).stdout).toBe('20 games verified.\n');
});

describe('a record without a seed', () => {
  const withoutSeed = (text: string) => JSON.stringify({ ...JSON.parse(text), seed: undefined, generator: undefined });

  test.each([
    [1, 1, '1 game verified; it has no seed, so its shuffles were not checked.'],
    [3, 1, '3 games verified; 1 has no seed, so its shuffles were not checked.'],
    [12, 3, '12 games verified; 3 have no seed, so their shuffles were not checked.'],
    [3, 3, '3 games verified; none has a seed, so their shuffles were not checked.'],
  ])('is counted apart: of %i games %i', async (games, unseeded, sentence) => {
    const copy = lines.slice(0, games).map((text, index) => (index < unseeded ? withoutSeed(text) : text));
    expect(await program.run(['verify', '-'], copy.join('\n'))).toEqual({
      code: 0,
      stdout: `${sentence}\n`,
      stderr: '',
    });
  });
});

test('a last line without its end is a line', async () => {
  expect((await program.run(['verify', '-'], lines.slice(0, 3).join('\n'))).stdout).toBe('3 games verified.\n');
});

describe('several files', () => {
  const bad = () => changed('bad.jsonl', 2, (text) => text.replace('"game":"', '"game":"un'));

  test('are all checked, and the exit code is that of the first fault', async () => {
    const { code, stdout, stderr } = await program.run(['verify', 'good.jsonl', bad(), 'good.jsonl']);
    expect(code).toBe(3);
    expect(stdout).toBe('good.jsonl: 20 games verified.\ngood.jsonl: 20 games verified.\n');
    expect(stderr).toMatch(/^bad\.jsonl line 2: .* The game before it is correct\.\n$/);
  });

  test('are one JSON object each with --json', async () => {
    const { code, stdout, stderr } = await program.run(['verify', '--json', 'good.jsonl', bad(), 'missing.jsonl']);
    expect({ code, stderr }).toEqual({ code: 3, stderr: '' });
    const fault = { code: 3, message: expect.stringMatching(/\.$/) };
    expect(
      stdout
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual([
      { file: 'good.jsonl', games: 20, withoutSeed: 0, sharedSeeds: 0, fault: null },
      { file: 'bad.jsonl', games: 1, withoutSeed: 0, sharedSeeds: 0, fault },
      { file: 'missing.jsonl', games: 0, withoutSeed: 0, sharedSeeds: 0, fault },
    ]);
  });

  test('say nothing with --quiet unless one is faulty', async () => {
    expect(await program.run(['verify', '--quiet', 'good.jsonl', 'good.jsonl'])).toMatchObject({
      ...{ code: 0, stdout: '', stderr: '' },
    });
    expect((await program.run(['verify', '--quiet', bad()])).stderr).toContain('bad.jsonl line 2');
  });
});
