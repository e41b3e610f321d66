import { BOT_NAMES } from '@shoal/core';
import { GAMES } from '@shoal/games';
import { LANGUAGE_NAMES } from '@shoal/language';
import type { Page } from 'playwright-core';

/** What is called the same in every language: names, and what people type. */
const SAME_EVERYWHERE: readonly string[] = [
  ...BOT_NAMES,
  ...Object.values(LANGUAGE_NAMES),
  ...Object.values(GAMES).flatMap(({ tables }) => [...Object.keys(tables.presets), ...Object.keys(tables.table)]),
];

/** All texts of a page that are in no brackets, or whose brackets are not whole. */
export async function untranslatedIn(page: Page, names: readonly string[]): Promise<string[]> {
  const texts = await page.evaluate(textsIn);
  const allowed = new Set([...SAME_EVERYWHERE, ...names]);
  return [...new Set(texts)].filter((text) => wordsOutside(text).some((word) => !allowed.has(word)));
}

/** Every text node and every text in an attribute. Runs in the page. */
function textsIn(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = [document.title];
  while (walker.nextNode()) {
    const { nodeValue, parentElement } = walker.currentNode;
    // Letters on cards are pictures, and what is typed is typed.
    if (parentElement?.closest('svg, textarea, script, noscript') === null) texts.push(nodeValue ?? '');
  }
  const named = ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext', 'aria-description', 'label'];
  for (const name of named) {
    for (const element of document.querySelectorAll(`[${name}]`)) texts.push(element.getAttribute(name) ?? '');
  }
  return texts.map((text) => text.trim()).filter((text) => text !== '');
}

/** Words of more than a letter that stand in no brackets: one letter is the sign of a card, or of a name. */
function wordsOutside(text: string): string[] {
  const rest = text.replace(/⟦[^⟦⟧]*⟧/gu, ' ');
  if (rest !== text) return wordsOutside(rest);
  // The first letter of a name that is in brackets.
  if (rest === '⟦') return [];
  return /[⟦⟧]/u.test(rest) ? [rest] : (rest.match(/[\p{Letter}-]{2,}/gu) ?? []);
}
