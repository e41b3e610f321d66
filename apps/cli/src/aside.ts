import type { Seat } from '@shoal/core';
import { hintOrderFor, type Sentences, type Sitting } from '@shoal/table-ui';
import { hintLines } from './hint-lines.ts';
import { rulesSheet } from './rules-sheet.ts';
import type { Screen } from './screen.ts';
import type { Thinker } from './thinker.ts';

/** What a person may look at instead of acting. */
export interface Aside {
  help(): void;
  rules(): void;
  hand(): void;
  /** What happened last. */
  log(): void;
  /** What the coach would do. */
  hint(): Promise<void>;
  /** One sentence for the person who typed. */
  remark(sentence: string): void;
}

/** A table at which a person may ask for help. */
export interface AsideTable {
  readonly sitting: Sitting;
  readonly seat: Seat;
  readonly sentences: Sentences;
  readonly screen: Screen;
  readonly thinker: Thinker;
}

const LAST_SENTENCES = 8;
const PATIENCE_MS = 400;

/** Help, rules, log and hints for a seat, told on a screen. */
export function asideAt({ sitting, seat, sentences, screen, thinker }: AsideTable, hand: Aside['hand']): Aside {
  const { id, options } = sitting.plan.plan;
  const { catalogue } = screen.look;
  return {
    help: () => screen.prose(catalogue.lineMode.help[id](sitting.deal.labels.at(-1) ?? '')),
    rules: () => screen.prose(rulesSheet(sitting.plan.plan, catalogue)),
    hand,
    log: () => {
      const { table } = sitting.deal;
      const told = sentences.narrate(id, table.log(seat), { view: table.view(seat), options });
      screen.lines(told.slice(-LAST_SENTENCES).map((sentence) => `  ${sentence}`));
    },
    hint: async () => {
      if (sitting.plan.daily !== null) return screen.line(catalogue.screen.noHintsDaily);
      // Whoever waits for long should know why.
      const timer = setTimeout(() => screen.line(catalogue.screen.coachThinksOver), PATIENCE_MS);
      const hints = await thinker.hints(hintOrderFor(sitting.deal, seat));
      clearTimeout(timer);
      screen.prose(hintLines(sentences, id, hints));
    },
    remark: (sentence) => screen.line(sentence),
  };
}
