import { readFileSync } from 'node:fs';

const FENCED = /^```(ts|js)\n(.*?)^```$/gms;
const PRINTED = /^```text\n(.*?)^```$/gms;

export interface DocumentedProgram {
  /** Such as `library-3`. */
  readonly name: string;
  readonly language: 'ts' | 'js';
  readonly source: string;
}

/** What a page shows that imports the libraries; what imports nothing is an excerpt of something else. */
export function programsIn(root: string, page: string): DocumentedProgram[] {
  const prefix = page.replace(/\.md$/, '').replaceAll('/', '-');
  const blocks = [...readFileSync(`${root}/${page}`, 'utf8').matchAll(FENCED)];
  const programs = blocks.filter(([, , source]) => source.includes("from '@shoal/"));
  return programs.map(([, language, source], index) => ({
    name: `${prefix}-${index + 1}`,
    language: language === 'js' ? 'js' : 'ts',
    source,
  }));
}

/** What a page says that its programs print. */
export const outputsIn = (root: string, page: string): string[] =>
  [...readFileSync(`${root}/${page}`, 'utf8').matchAll(PRINTED)].map(([, output]) => output);
