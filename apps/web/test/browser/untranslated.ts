import { BOT_NAMES } from '@shoal/core';
import { GAMES } from '@shoal/games';
import { LANGUAGE_NAMES } from '@shoal/language';
import { capital } from '@shoal/language/en';
import type { Page } from 'playwright-core';

/** Texts that are the same in every language: names and commands. */
const SAME_EVERYWHERE: readonly string[] = [
  ...BOT_NAMES,
  ...BOT_NAMES.map(capital),
  ...Object.values(LANGUAGE_NAMES),
  ...Object.values(GAMES).flatMap(({ tables }) => [...Object.keys(tables.presets), ...Object.keys(tables.table)]),
];

/** All texts of a page that are not, or only partly, in brackets. */
export async function untranslatedIn(page: Page, names: readonly string[]): Promise<string[]> {
  const texts = await page.evaluate(textsIn);
  const allowed = new Set([...SAME_EVERYWHERE, ...names]);
  return [...new Set(texts)].filter((text) => wordsOutside(text).some((word) => !allowed.has(word)));
}

/** All text nodes and text attributes. Runs in the page. */
function textsIn(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = [document.title];
  while (walker.nextNode()) {
    const { nodeValue, parentElement } = walker.currentNode;
    // Letters on cards are pictures, and typed text is not translated.
    if (parentElement?.closest('svg, textarea, script, noscript') !== null) continue;
    // Small cards within a sentence divide it into several nodes.
    const sentence = [parentElement, parentElement.parentElement, parentElement.parentElement?.parentElement].find(
      (element) => element?.querySelector(':scope > span > span[data-paper]'),
    );
    texts.push(sentence?.textContent ?? nodeValue ?? '');
  }
  const named = ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext', 'aria-description', 'label'];
  for (const name of named) {
    for (const element of document.querySelectorAll(`[${name}]`)) texts.push(element.getAttribute(name) ?? '');
  }
  return texts.map((text) => text.trim()).filter((text) => text !== '');
}

/** Words outside brackets; a single letter is an index of a card or an initial. */
function wordsOutside(text: string): string[] {
  const rest = text.replace(/⟦[^⟦⟧]*⟧/gu, ' ');
  if (rest !== text) return wordsOutside(rest);
  // The initial of a name in brackets.
  if (rest === '⟦') return [];
  return /[⟦⟧]/u.test(rest) ? [rest] : (rest.match(/[\p{Letter}-]{2,}/gu) ?? []);
}
