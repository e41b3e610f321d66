import type { Deal } from './deal.ts';
import { rulesSheet } from './rules-sheet.ts';
import type { Screen } from './screen.ts';
import { helpFor } from './words.ts';

/** What a person may look at instead of acting. */
export interface Aside {
  help(): void;
  rules(): void;
  hand(): void;
  /** One sentence for the person who typed. */
  remark(sentence: string): void;
}

/** Help and rules of a deal, told on a screen. */
export const asideAt = ({ plan, labels }: Deal, screen: Screen, hand: Aside['hand']): Aside => ({
  help: () => screen.prose(helpFor(plan.id, labels)),
  rules: () => screen.prose(rulesSheet(plan)),
  hand,
  remark: (sentence) => screen.line(sentence),
});
