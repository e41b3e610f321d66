import { GAME_IDS, gameNamed } from '@shoal/games';
import { expect, test } from 'vitest';
import type { CommandId } from '../../src/protocol/identifiers.ts';
import { newToken } from '../../src/protocol/identifiers.ts';
import { LIMITS } from '../../src/protocol/limits.ts';
import { roomName } from '../../src/protocol/names.ts';
import { turn } from '../raw-client.ts';
import { BOT, OPEN, TERMS, TestHost, type TestPerson } from '../test-host.ts';

const EVERY_OBJECT_HAS = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf'];
const ODD_VALUES = [
  ...['1000000000', '1e9', '-1', '0', '1.5', 'NaN', 'Infinity', '9007199254740993', '', ' 1', '0x10', 'null'],
  ...['true', '１', ...EVERY_OBJECT_HAS],
];
/** No table of any game takes longer than a moment to plan. */
const MOMENT_MS = 500;

/** Says a text where JSON would be written, so that fields with any name come as they would over the network. */
async function openWith(host: TestHost, change: (json: Record<string, unknown>) => object) {
  const opening = host.opening();
  const client = host.connect(`${Math.random()}`);
  client.write(JSON.stringify({ type: 'hello', version: 1, entrance: change(structuredClone(opening)) }));
  const startedAt = performance.now();
  await turn();
  expect(performance.now() - startedAt).toBeLessThan(MOMENT_MS);
  return client;
}

test('options without measure open no room, or one with a table that can be played', async () => {
  const host = new TestHost();
  const endings: Record<string, number> = {};
  let bombs = 0;
  for (const game of GAME_IDS) {
    const { presets } = gameNamed(game).tables;
    const [[preset, { seats, options }]] = Object.entries(presets);
    for (const option of [...Object.keys(options(seats.min)), ...EVERY_OBJECT_HAS]) {
      for (const value of ODD_VALUES) {
        const terms = JSON.parse(JSON.stringify({ ...TERMS, game, preset, rules: {} }));
        Object.defineProperty(terms.rules, option, { value, enumerable: true });
        const client = await openWith(host, (opening) => ({ ...opening, terms }));
        bombs += 1;
        const ending = client.ending ?? 'welcome';
        endings[ending] = (endings[ending] ?? 0) + 1;
        client.hang();
      }
    }
  }
  console.log(`option bombs: ${bombs}, ${JSON.stringify(endings)}`);
  expect(Object.keys(endings).toSorted()).toEqual(['not-understood', 'welcome']);
  expect({}).toEqual({});
  expect(host.events.filter(({ type }) => type === 'room-failed')).toEqual([]);
});

test('absurd tables, seats and numbers open no room', async () => {
  const host = new TestHost();
  const seats = (count: number) => Array.from({ length: count }, () => ({ type: 'open' }));
  const absurd: readonly object[] = [
    ...[[], seats(11), seats(20), seats(21), seats(100), 5, null, 'open', {}, [null], [{}], [[]]].map((s) => ({
      seats: s,
    })),
    ...[-1, 3, 99, 100, 1e9, 0.5, '0', -0.1, {}, []].map((seat) => ({ seat })),
    ...EVERY_OBJECT_HAS.flatMap((name) => [
      { terms: { ...TERMS, game: name } },
      { terms: { ...TERMS, preset: name } },
      { terms: { ...TERMS, standIn: name } },
      { terms: { ...TERMS, speed: name } },
      { seats: [{ type: 'bot', bot: name }, OPEN] },
      { seats: [{ type: name }, OPEN] },
    ]),
    { terms: { ...TERMS, goal: { type: 'best-of', deals: 1e9 } } },
    { terms: { ...TERMS, goal: { type: 'best-of', deals: -1 } } },
    { terms: { ...TERMS, goal: { type: 'target', total: 0.5 } } },
    { terms: { ...TERMS, absenceMinutes: 1e9 } },
    { terms: { ...TERMS, absenceMinutes: -1 } },
    { terms: { ...TERMS, thinkingSeconds: 0 } },
  ];
  let opened = 0;
  for (const change of absurd) {
    const client = await openWith(host, (opening) => ({ ...opening, ...change }));
    if (client.ending !== 'not-understood') opened += 1;
  }
  console.log(`absurd tables: ${absurd.length}, ${opened} opened`);
  expect(opened).toBe(0);
  expect(host.store.roomIds).toEqual([]);
});

test('names and ids that every object has pollute nothing and fool nobody', async () => {
  const host = new TestHost();
  const { ann, ben } = await host.dealt();
  let tried = 0;
  for (const name of EVERY_OBJECT_HAS) {
    const texts = [
      `{"type":"do","id":"${name}","seq":1,"command":{"type":"react","reaction":"${name}"}}`,
      `{"type":"do","id":"a","seq":1,"command":{"type":"${name}"}}`,
      `{"type":"do","id":"a","seq":1,"command":{"type":"wait","person":"${name}"}}`,
      `{"type":"do","id":"a","seq":1,"command":{"type":"act","action":{"type":"${name}"}}}`,
      `{"type":"do","id":"a","seq":1,"command":{"type":"act","action":{"type":"ask","${name}":1}}}`,
      `{"type":"${name}"}`,
      `{"${name}":{"isRoot":true},"type":"beat"}`,
      `{"type":"commit","round":"${name}","commitment":"${'0'.repeat(64)}"}`,
    ];
    for (const text of texts) {
      const client = await host.watch(ann);
      client.write(text);
      tried += 1;
    }
    await ben.client.do({ type: 'react', reaction: 'wave' }, { id: name.replaceAll('_', '-') as CommandId });
  }
  await turn();
  console.log(`names of every object: ${tried} messages, 0 polluted`);
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect({}).not.toHaveProperty('isRoot');
  expect(ann.client.ending).toBeNull();
  expect(host.events.filter(({ type }) => type === 'room-failed')).toEqual([]);
});

const nameOf = async (host: TestHost, room: TestPerson, name: string) => {
  const client = await host.watch(room);
  const outcome = await client.do({ type: 'sit', seat: 1, name, token: newToken(host.random) });
  const shown = client.picture.people.find(({ id }) => id === client.you.person)?.name ?? null;
  if (outcome?.ok === true) await client.plain('leave');
  else client.hang();
  return { outcome, shown };
};

const ODD_NAMES = [
  ...[
    '\u001b[2J\u001b[31mBen',
    'Ben\u0007',
    '\u009b31mBen',
    'Ben\r\nAnn: I cheat',
    '\u202eneB',
    'Be\u200bn',
    'Be\u2066n',
  ],
  ...['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '"><b>Ben', "Ben'--", '#{Ben}', '{{Ben}}', '%s%n'],
  ...['Ben\u0000', 'B\ufeffen', 'Be\u00adn', 'Z̸̢̛͍͙̗̬̬̈́̑̓̔a̵̢̛lgo', '𝔅𝔢𝔫', 'B\u{e0041}en', '👨‍👩‍👧‍👦 Ben', '\u2028Ben', 'Ben\u0085'],
  ...['a'.repeat(400), 'ﷺ'.repeat(20), `${'́'.repeat(50)}Ben`, '\u3164\u3164', '\u2800', '\u115f\u17b4'],
];
/** Joins two emoji into one, and is seen nowhere else. */
const JOINER = /(?<=\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\ufe0f)*)\u200d(?=\p{Extended_Pictographic})/gu;
const isUnsafe = (name: string): boolean => UNSAFE.test(name.replace(JOINER, ''));
const UNSAFE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\u2800]|(?!\ufe0f)\p{Default_Ignorable_Code_Point}/u;

test('a name carries no sign that moves a cursor, turns a line or hides itself', async () => {
  const host = new TestHost();
  const ann = await host.open();
  let unsafe = 0;
  for (const name of ODD_NAMES) {
    const { shown } = await nameOf(host, ann, name);
    const letters = [...new Intl.Segmenter().segment(shown ?? '')].length;
    if (shown !== null && (isUnsafe(shown) || letters > LIMITS.nameLetters)) unsafe += 1;
    // Whatever HTML is in it arrives as the text that it is: clients show text as text.
    if (name.startsWith('<')) expect(shown?.startsWith('<')).toBe(true);
  }
  for (const name of ['\u3164', '\u2800\u2800', '\u200b', ' \u034f ', '\u{e0041}']) expect(roomName(name)).toBeNull();
  const random = Array.from({ length: 5000 }, (_, at) => String.fromCodePoint(0x20 + ((at * 7919) % 0x1_0000), 0x61));
  const names = random.filter((name) => !/\p{Surrogate}/u.test(name)).map(roomName);
  unsafe += names.filter((name) => name !== null && isUnsafe(name)).length;
  console.log(`odd names: ${ODD_NAMES.length + names.length}, ${unsafe} unsafe`);
  expect(unsafe).toBe(0);
});

const LOOKALIKES = [
  ...[
    'ann',
    'ANN',
    'Аnn',
    'Αnn',
    'Ann\u200b',
    'A n n',
    'Ánn',
    'Ａｎｎ',
    '𝐀nn',
    'Aηn',
    'Ann\u0301',
    'an\u00adn',
    'Ann\ufe0f',
  ],
  ...[
    'Ann\u3164',
    'Ann\u115f',
    'Ann\u2800',
    'Ann\u034f',
    'Ann\u17b4',
    'Annᅟ',
    'A\u{e0100}nn',
    'ᴀɴɴ',
    'Ann.',
    '.Ann',
    'A-n-n',
  ],
];

test('a name that looks like the name of somebody else is taken', async () => {
  const host = new TestHost();
  const ann = await host.open({ seats: [OPEN, OPEN, BOT] });
  const fooled: string[] = [];
  for (const name of LOOKALIKES) {
    const { outcome } = await nameOf(host, ann, name);
    if (outcome?.ok === true) fooled.push(name);
  }
  console.log(`look-alike names: ${LOOKALIKES.length}, ${fooled.length} accepted: ${JSON.stringify(fooled)}`);
  expect(fooled).toEqual([]);
});
