import { fullPack, takeCard } from '../../../../test/naive/cards.ts';
import type { Known, NaiveGame, NaivePreset, NaiveRecord } from '../../../../test/naive/naive-game.ts';
import { oneOf, optionFault, seatsFault } from '../../../../test/naive/option-checks.ts';
import { pick } from '../../../../test/naive/random.ts';
import { NaiveOldMaid, type OldMaidEntry, type OldMaidRules } from './engine.ts';

const CHECKS = { odd: oneOf('queen', 'secret'), pair: oneOf('rank', 'colour'), packs: oneOf(1, 2) };

const preset = (odd: OldMaidRules['odd']): NaivePreset<OldMaidRules> => ({
  minSeats: 2,
  maxSeats: 8,
  rules: () => ({ odd, pair: 'rank', packs: 1 }),
});

export const naiveOldMaid: NaiveGame<OldMaidRules, OldMaidEntry> = {
  id: 'old-maid',
  presets: { standard: preset('queen'), secret: preset('secret') },
  reasons: ['old-maid', 'stalemate'],
  rareReasons: ['stalemate'],
  anyRules: (random) => ({
    odd: pick(random, ['queen', 'secret'] as const),
    pair: pick(random, ['rank', 'colour'] as const),
    packs: pick(random, [1, 2]),
  }),
  rulesFault: (rules, seats) => seatsFault(seats, 2, 8) ?? optionFault(rules, CHECKS),
  packOf,
  dealtCards: (rules) => packOf(rules).length - (rules.odd === 'secret' ? 1 : 0),
  begin: (deal) => new NaiveOldMaid(deal),
  outcomeIn: (entry) => (entry.type === 'took' ? [entry.card] : undefined),
  shownAtEnd: ({ rules, pack }) => (rules.odd === 'secret' ? pack.slice(-1) : []),
  toldLog,
};

/** With `queen`, one queen of clubs is taken out before the deal (R40). */
function packOf({ odd, packs }: OldMaidRules): string[] {
  const pack = fullPack(packs);
  if (odd === 'queen') takeCard(pack, 'QC');
  return pack;
}

/** Giver and taker know the card. Everyone does if it is laid down at once, which the next entry says (R46). */
function toldLog({ log }: NaiveRecord<OldMaidRules, OldMaidEntry>, viewer: number | null): OldMaidEntry<Known>[] {
  return log.map((entry, index) => {
    if (entry.type !== 'took' || entry.seat === viewer || entry.of === viewer) return entry;
    return log[index + 1]?.type === 'paired' ? entry : { ...entry, card: null };
  });
}
