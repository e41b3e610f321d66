import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import '@shoal/games';
import {
  ABSENCE_MINUTES,
  type ClientMessage,
  CODE_WORDS,
  COMMAND_REFUSALS,
  type CommandType,
  closeCodeOf,
  ENDINGS,
  type Entrance,
  LIMITS,
  PROTOCOL_VERSION,
  REACTIONS,
  readClientMessage,
  readServerMessage,
  type ServerMessage,
  SOCKET_PATH,
  TEMPORARY_ENDINGS,
  THINKING_SECONDS,
  writeClientMessage,
  writeServerMessage,
} from '@shoal/room/protocol';
import { describe, expect, test } from 'vitest';
import { KEPT_DAYS } from '../../src/store/erasure.ts';

const PAGE = readFileSync(fileURLToPath(new URL('../../../../docs/protocol.md', import.meta.url)), 'utf8');

/** The text of a section, up to the next heading of its level. */
function sectionOf(heading: string): string {
  const [, rest] = PAGE.split(`\n${heading}\n`);
  const level = heading.slice(0, heading.indexOf(' ') + 1);
  return rest.split(`\n${level}`)[0];
}

const examplesIn = (text: string): string[] =>
  [...text.matchAll(/^```json\n(.*?)^```$/gms)].flatMap(([, lines]) => lines.trim().split('\n'));

/** The cells of the rows of the first table, without its head. */
const rowsIn = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.slice(2, -2).split(' | '));

const plain = (cell: string): string => /^`([^`]+)`/.exec(cell)?.[1] ?? cell;
const firstCells = (heading: string): string[] => rowsIn(sectionOf(heading)).map(([first]) => plain(first));

const SAID_BY_CLIENTS = sectionOf('## 3. What clients say');
const SAID_BY_SERVERS = sectionOf('## 4. What servers say');

/** Says which example it is, in few words. */
const named = (text: string): [string, string] => {
  const { type, entrance, command } = JSON.parse(text);
  return [[type, entrance?.by ?? command?.type].filter((word) => word !== undefined).join(' '), text];
};

// The type checker names what a record lacks.
const CLIENT_TYPES: Readonly<Record<ClientMessage['type'], true>> = {
  ...{ hello: true, do: true, commit: true, open: true, beat: true },
};
const ENTRANCES: Readonly<Record<Entrance['by'], true>> = {
  ...{ opening: true, link: true, session: true, ticket: true, code: true },
};
const COMMANDS: Readonly<Record<CommandType, true>> = {
  ...{ sit: true, stand: true, rename: true, act: true, deal: true, react: true, 'stand-in': true, wait: true },
  ...{ move: true, reclaim: true, admit: true, leave: true, seats: true, terms: true, lobby: true, lock: true },
  ...{ remove: true, reissue: true, 'hand-over': true, end: true },
};
const SERVER_TYPES: Readonly<Record<ServerMessage['type'], true>> = {
  ...{ welcome: true, room: true, news: true, answer: true, round: true, reaction: true, record: true },
  ...{ knocking: true, beat: true, bye: true },
};

describe('an example of the page', () => {
  test.each(examplesIn(SAID_BY_CLIENTS).map(named))('is a message of a client: %s', (_, text) => {
    const message = readClientMessage(text);
    if (typeof message === 'string') throw new Error(message);
    expect(JSON.parse(writeClientMessage(message))).toEqual(JSON.parse(text));
  });

  test.each(examplesIn(SAID_BY_SERVERS).map(named))('is a message of a server: %s', (_, text) => {
    const message = readServerMessage(text);
    expect(message && JSON.parse(writeServerMessage(message))).toEqual(JSON.parse(text));
  });

  test('stands for every message, every entrance and every command', () => {
    const examples = examplesIn(SAID_BY_CLIENTS).map((text) => JSON.parse(text));
    expect(new Set(examples.map(({ type }) => type))).toEqual(new Set(Object.keys(CLIENT_TYPES)));
    expect(new Set(examples.flatMap(({ entrance }) => entrance?.by ?? []))).toEqual(new Set(Object.keys(ENTRANCES)));
    expect(new Set(examples.flatMap(({ command }) => command?.type ?? []))).toEqual(new Set(Object.keys(COMMANDS)));
    expect(firstCells('### do').sort()).toEqual(Object.keys(COMMANDS).sort());
    const told = examplesIn(SAID_BY_SERVERS).map((text) => JSON.parse(text).type);
    expect(new Set(told)).toEqual(new Set(Object.keys(SERVER_TYPES)));
  });
});

describe('a table of the page', () => {
  test('lists every refusal', () => {
    expect(firstCells('### Refusals')).toEqual(COMMAND_REFUSALS);
  });

  test('lists every ending, and says which are temporary', () => {
    expect(firstCells('### Endings')).toEqual(ENDINGS);
    const temporary = rowsIn(sectionOf('### Endings')).filter(([, , isTemporary]) => isTemporary === 'yes');
    expect(temporary.map(([ending]) => plain(ending)).sort()).toEqual([...TEMPORARY_ENDINGS].sort());
  });

  test('lists every limit with its value', () => {
    const rows = rowsIn(sectionOf('## 9. Limits and times'));
    expect(rows.map(([name, value]) => [plain(name), Number(value)])).toEqual(Object.entries(LIMITS));
  });

  test('says how long rooms are kept', () => {
    const rows = rowsIn(sectionOf('## 8. The journal'));
    expect(Object.fromEntries(rows.map(([room, days]) => [plain(room), Number.parseInt(days, 10)]))).toEqual(KEPT_DAYS);
  });
});

test('PR12 the page is about the version of this code', () => {
  expect(PAGE).toMatch(`# The protocol of rooms, version ${PROTOCOL_VERSION}\n`);
  const versions = [...examplesIn(SAID_BY_CLIENTS), ...examplesIn(SAID_BY_SERVERS)]
    .map((text) => JSON.parse(text))
    .filter(({ type }) => type === 'hello' || type === 'welcome');
  for (const { version } of versions) expect(version).toBe(PROTOCOL_VERSION);
});

test('the page names the path and the close codes of the WebSocket', () => {
  expect(PAGE).toContain(`at the path \`${SOCKET_PATH}\``);
  expect(PAGE).toContain(
    `with code ${closeCodeOf('restarting')} after a temporary ending, and with ${closeCodeOf('ended')} after`,
  );
});

test('the page names the values that one can choose', () => {
  const listed = (values: readonly (string | number | null)[]): string =>
    `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;
  expect(SAID_BY_CLIENTS.replaceAll('\n', ' ')).toContain(listed(ABSENCE_MINUTES));
  expect(SAID_BY_CLIENTS.replaceAll('\n', ' ')).toContain(listed(THINKING_SECONDS));
  expect(SAID_BY_CLIENTS).toContain(listed(REACTIONS.map((reaction) => `\`${reaction}\``)));
  expect(PAGE).toContain(`three numbers below ${CODE_WORDS}`);
});
