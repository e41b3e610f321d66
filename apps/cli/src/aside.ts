import type { Seat } from '@shoal/core';
import type { Deal, Sentences } from '@shoal/table-ui';
import { hintLines } from './hint-lines.ts';
import { rulesSheet } from './rules-sheet.ts';
import type { Screen } from './screen.ts';
import { helpFor } from './words.ts';

/** What a person may look at instead of acting. */
export interface Aside {
  help(): void;
  rules(): void;
  hand(): void;
  /** What the coach would do. */
  hint(): void;
  /** One sentence for the person who typed. */
  remark(sentence: string): void;
}

/** Help, rules and hints for a seat of a deal, told on a screen. */
export const asideAt = (deal: Deal, seat: Seat, sentences: Sentences, screen: Screen, hand: Aside['hand']): Aside => ({
  help: () => screen.prose(helpFor(deal.plan.id, deal.labels)),
  rules: () => screen.prose(rulesSheet(deal.plan)),
  hand,
  hint: () => screen.prose(hintLines(deal, seat, sentences)),
  remark: (sentence) => screen.line(sentence),
});
