import { numberKey } from '@shoal/core';
import { GAME_IDS } from '@shoal/games/ids';
import { PRESENTATIONS } from '@shoal/games/presentations';
import { en } from '@shoal/table-ui/en';
import { loadOnlineWords } from '@shoal/table-ui/online';

/** A key and what the lowest line says of it. */
interface ShownKey {
  readonly key: string;
  readonly label: string;
}

/** What a person makes of the full screen by looking at it. */
export interface ShownScreen {
  readonly title: string;
  readonly prompt: string;
  /** Keys in the lowest line that answer what is asked. */
  readonly answers: readonly ShownKey[];
  /** The key that the lowest line names first. */
  readonly first: string;
  /** Keys under the cards, or in front of them; where a card is taken out of a hidden hand, those of its backs. */
  readonly hand: readonly string[];
  /** How many backs there are to take a card from; the last ones may have no key. */
  readonly backs: number;
  readonly is: 'choosing' | 'hiding' | 'curtain' | 'recap' | 'end' | 'other';
}

const { screen: words } = en;
/** The header of a table names the game and its rules, and apart from them the player who has the turn. */
const TABLE = new RegExp(`^(?:${GAME_IDS.map((game) => en.games[game].name).join('|')})(?: [·-] .+?)? {2}\\S`);
const RANKS_ASKED = GAME_IDS.filter((game) => PRESENTATIONS[game].handTouch === 'rank').map(
  (game) => en.games[game].name,
);
const FAN = new RegExp(words.fanOf('.+', 7).replace('7 cards', '(\\d+) cards?'));
const RECAPS = [words.recapTitle(''), words.recapAtFirst('')];
const ENDS: readonly string[] = [words.endTitle, words.dealOver, words.matchOver];
const { terminal: room } = await loadOnlineWords('en');
const WAYS: ReadonlySet<string> = new Set([...Object.values(words.keys), room.keys.more, room.keys.react]);

export function readScreen(rows: readonly string[]): ShownScreen {
  const title = rows[0].trim();
  const prompt = rows[rows.length - 2].trim();
  const keys = keysIn(rows[rows.length - 1]);
  const answers = keys.filter(({ label }) => !WAYS.has(label));
  const backs = backsIn(rows);
  const hand = backs > 0 ? backKeys(backs) : handKeys(rows);
  const first = keys[0]?.key.toLowerCase() ?? 'enter';
  return { title, prompt, answers, hand, backs, first, is: kindOf(title, prompt, keys) };
}

export const readText = (text: string): ShownScreen => readScreen(text.split('\n'));

/** Is this the header of a table, no matter who has the turn? */
export const isTable = (title: string): boolean => TABLE.test(title);

function kindOf(title: string, prompt: string, keys: readonly ShownKey[]): ShownScreen['is'] {
  const offers = (label: string) => keys.some((key) => key.label === label);
  if (ENDS.includes(title)) return 'end';
  if (offers(words.showKey)) return 'curtain';
  if (RECAPS.some((recap) => title.endsWith(recap))) return 'recap';
  if (offers(words.hideKey)) return 'hiding';
  const isAsked = isTable(title) && prompt !== '';
  return isAsked && keys.some(({ label }) => !WAYS.has(label) || label === words.keys.choose) ? 'choosing' : 'other';
}

/** `S spades   H hearts   Esc leave`. */
const keysIn = (row: string): ShownKey[] =>
  row
    .trim()
    .split(/ {3,}/)
    .flatMap((part) => {
      const [, key, label] = /^(\S+) (.+)$/.exec(part) ?? [];
      return key === undefined ? [] : [{ key, label }];
    });

/** Are ranks touched at this table, rather than cards? */
export const asksForRanks = (title: string): boolean => RANKS_ASKED.some((name) => title.startsWith(name));

/** A row of nothing but keys, the one under the cursor in brackets of its own, with a plus at new cards. */
const keyRow = (signs: string): RegExp =>
  new RegExp(`^\\s*(?:[▸>]?[${signs}][◂<]?\\+?\\s+)*[▸>]?[${signs}][◂<]?\\+?\\s*$`);
const RANK_KEYS = keyRow('A0-9TJQK-');
/** Cards that are played have numbers; a letter is part of their face. */
const CARD_KEYS = keyRow('0-9-');
const LISTED = /(?:([A0-9TJQK]):)?\+?(10|[2-9AJQK])((?:[♠♥♦♣]|[SHDC])+)/g;
const LIST_ROW =
  /^[\s▸◂<>]*(?:(?:[A0-9TJQK]:)?\+?(?:10|[2-9AJQK])[♠♥♦♣SHDC]+[\s▸◂<>]+)*(?:[A0-9TJQK]:)?\+?(?:10|[2-9AJQK])[♠♥♦♣SHDC]+[\s▸◂<>]*$/;

const backsIn = (rows: readonly string[]): number => Number(FAN.exec(rows.join('\n'))?.[1] ?? 0);
const backKeys = (backs: number): string[] => Array.from({ length: backs }, (_, spot) => numberKey(spot) ?? []).flat();

function handKeys(rows: readonly string[]): string[] {
  // At the right of a line there is the log, which nobody takes for cards.
  const left = rows.slice(1, -2).map((row) => row.split(/[│|]/)[0]);
  const isRank = asksForRanks(rows[0].trim());
  const keys = left.findLast((row) => (isRank ? RANK_KEYS : CARD_KEYS).test(row));
  if (keys !== undefined) return keys.match(/[A0-9TJQK]/g) ?? [];
  return left.filter((row) => LIST_ROW.test(row)).flatMap((row) => listedKeys(row, isRank));
}

/** Cards without a key cannot be played; ranks that are asked for have their own letter. */
const listedKeys = (row: string, isRank: boolean): string[] =>
  [...row.matchAll(LISTED)].flatMap(([, key, rank]) => (isRank ? [rank === '10' ? 'T' : rank] : (key ?? [])));
