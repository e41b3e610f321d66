import type { View } from '@shoal/core';
import { rankSign } from '@shoal/language';
import { holdingsSentence, middleFacts, type Sentences, shownLabels, stockIn } from '@shoal/table-ui';
import { columns } from './columns.ts';
import type { Look } from './look.ts';

/** A table as somebody sees it. */
interface Standing {
  readonly view: View;
  readonly options: object;
}

/** The words for it, and who sits there. */
interface Told {
  readonly look: Pick<Look, 'catalogue'>;
  readonly labels: readonly string[];
  readonly sentences: Sentences;
}

/** The table as lines in columns, for the player who is about to act. */
export function standingLines({ view, options }: Standing, { look, labels, sentences }: Told): string[] {
  const { lineMode: words, screen } = look.catalogue;
  const { presentation, words: said } = sentences.game;
  const seats = labels.map((_, seat) => presentation.seat(view, seat));
  const isLaying = seats.some(({ groups }) => groups !== null);
  const rows = shownLabels(labels, screen.you).map((label, seat) => {
    const { groups, badge } = seats[seat];
    const laid = groups === null ? [] : [String(groups.length), groups.map(({ rank }) => rankSign(rank)).join(' ')];
    const fact = badge === null ? [] : [sentences.badge(badge)];
    return [String(seat + 1), label, String(view.handSizes[seat]), ...laid, ...fact];
  });
  const stock = stockIn(view, options, sentences);
  const left = stock === null ? [] : [sentences.say({ key: 'stock-left', count: stock })];
  const facts = [...middleFacts(view, options, sentences), ...left].join(' ');
  const head = ['', words.heads.player, words.heads.cards, ...(isLaying ? [said.score(options), ''] : [''])];
  const lines = columns([head, ...rows], ['right', 'left', 'right', isLaying ? 'right' : 'left', 'left', 'left']);
  return [...(facts === '' ? [] : [facts]), ...lines.map((row) => `  ${row}`)];
}

/** The table in one line, for the turns of others. */
export function standingLine({ view, options }: Standing, { look, labels, sentences }: Told): string {
  const shown = shownLabels(labels, look.catalogue.screen.you);
  const holdings = holdingsSentence(view, options, shown, sentences, look.catalogue);
  return [...middleFacts(view, options, sentences), holdings].join(' ');
}
