import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/** A fenced block of a page. */
export interface CodeBlock {
  readonly language: string;
  readonly text: string;
}

const PAGES_AT_ROOT = ['README.md', 'CONTRIBUTING.md'];
const FENCED = /^```(\S*)\n(.*?)^```$/gms;
const INLINE = /`([^`\n]+)`/g;
/** What stands for a value to fill in, or for words left out. */
const HAS_GAP = /[…[\]<>]|\b[A-Z]{4,}\b/;

export const PAGES: readonly string[] = [
  ...PAGES_AT_ROOT,
  ...['docs', 'docs/decisions'].flatMap((folder) =>
    readdirSync(ROOT + folder)
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  ),
];

const textOf = (page: string): string => readFileSync(ROOT + page, 'utf8');

export const blocksOf = (page: string): readonly CodeBlock[] =>
  [...textOf(page).matchAll(FENCED)].map(([, language, text]) => ({ language, text }));

/** A link to another page of the repository, or to a heading. */
export interface DocumentLink {
  /** Empty for a heading of the same page. */
  readonly path: string;
  readonly heading: string;
}

const proseOf = (page: string): string => textOf(page).replace(FENCED, '');

export const linksOf = (page: string): readonly DocumentLink[] =>
  [
    ...proseOf(page)
      .replace(INLINE, '``')
      .matchAll(/\]\((?!\w+:)([^)#\s]*)#?([^)\s]*)\)/g),
  ].map(([, path, heading]) => ({
    path,
    heading,
  }));

/** The headings of a page, as links name them. */
export const headingsOf = (page: string): readonly string[] =>
  [...proseOf(page).matchAll(/^#+ (.+)$/gm)].map(([, title]) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** The command lines of a page in reading order: those of its shell blocks, and those between backticks. */
export function commandsOf(page: string): readonly string[] {
  const blocks = blocksOf(page).filter(({ language }) => language === 'sh');
  const fenced = blocks.flatMap(({ text }) => text.split('\n').map(withoutRemark));
  const inline = [...proseOf(page).matchAll(INLINE)].map(([, code]) => code);
  return [...fenced, ...inline.filter(isCall)].filter((line) => line !== '');
}

/** Two words between backticks only name a command; more call it. */
const isCall = (code: string): boolean =>
  isProgram(code) && asProgram(code).split(' ').length > 2 && !HAS_GAP.test(code);

const withoutRemark = (line: string): string => line.replace(/\s+#.*$/, '').trim();

/** `npm start -- web` and `shoal web` are the same command. */
const PROGRAM = /^(?:npm start(?: --silent)?(?: --(?= ))?|shoal)(?= |$)/;

export const isProgram = (line: string): boolean => PROGRAM.test(line);

export const asProgram = (line: string): string => line.replace(PROGRAM, 'shoal');
