import { botAt, isQuickLevel, LADDER, type LevelName } from '@shoal/core';
import type { Findings } from '../../../test/strength/findings.ts';
import { figureText, table } from '../../../test/strength/markdown.ts';
import type { Figure, StrengthPlan } from '../../../test/strength/plan.ts';
import { goFish } from '../index.ts';
import { exploitabilityOf, quickPlayer, thinkingPlayer } from './exploitability/exploitability.ts';
import { SMALL_PACKS, type SmallPack } from './exploitability/small-game.ts';

const exploitabilityName = (pack: SmallPack, bot: LevelName): string => `exploitability ${pack} ${bot}`;

/** What a perfect opponent wins from each level on packs small enough to enumerate. */
const exploitability: readonly Figure[] = SMALL_PACKS.flatMap((pack) =>
  LADDER.map((bot) => ({
    name: exploitabilityName(pack, bot),
    measure: () =>
      exploitabilityOf(
        pack,
        isQuickLevel(bot) ? quickPlayer(bot) : thinkingPlayer((rules) => botAt(goFish, rules, bot), {}),
      ).value,
  })),
);

function exploitabilityTable(findings: Findings): string {
  const rows = LADDER.map((bot) => [
    `\`${bot}\``,
    ...SMALL_PACKS.map((pack) => figureText(findings.figure(exploitabilityName(pack, bot)))),
  ]);
  return table(['bot', ...SMALL_PACKS], rows);
}

const section = (findings: Findings): readonly string[] => [
  '## Exploitability',
  '',
  'Two-player Go Fish on 3 ranks x 3 and 3 ranks x 4 cards, with three cards each. The table says how much a perfect adversary,',
  'found by exact best response, gains over a draw when the seats alternate. Goals: 0 and 0.005. Bots that search choose once for',
  'each information set, with their normal budget, so for a bot that acts out of habit this is one sample.',
  '`npm run check:exploitability` shows more.',
  '',
  exploitabilityTable(findings),
];

/** Classroom is left out, since its options equal those of standard for up to four seats. */
export const strength: StrengthPlan = {
  tables: [
    ['standard', [2, 3, 4, 6]],
    ['classic', [2, 3, 4, 6]],
    ['pairs', [2]],
  ],
  goals: [
    ['standard', 2, 'minnow', 75],
    ['standard', 4, 'minnow', 92.5],
    ['classic', 2, 'minnow', 97],
    ['pairs', 2, 'minnow', 69],
    ['standard', 2, 'pike', 56],
    ['standard', 4, 'pike', 36],
  ],
  winChances: [
    ['dolphin', 'pike'],
    ['dolphin', 'pike', 'perch', 'minnow'],
  ],
  notes: {
    rungs:
      'In Go Fish, `minnow` is the player of the design document. It is *weaker* than random asks (`guppy`), because it repeats an ask.',
    tables: '`classroom` has the same options as `standard` for up to four seats, so it is not measured separately.',
  },
  own: { figures: exploitability, section },
};
