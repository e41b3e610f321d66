import { suitSign } from '@shoal/language';
import { pileIn, type ShownBadge, type TableModel } from '@shoal/table-ui';
import { textWidth } from '../../text/columns.ts';
import { paintedText } from '../terminal/painted-text.ts';
import { apart, type Row, row, rowWidth, span } from '../terminal/row.ts';
import type { TableLook } from './table-picture.ts';

type HeaderLook = Pick<TableLook, 'words' | 'ascii'>;
type HeaderModel = Pick<TableModel, 'game' | 'rules' | 'deal' | 'score' | 'shortScore' | 'turn' | 'middle'>;

const BAR = { ground: 'bar', tone: 'bar' } as const;

/** Kept free for whose turn it is and for the facts, so that nothing in the title comes and goes during a game. */
const TURN_COLUMNS = 20;
const FACT_COLUMNS = 14;
const ICONS: Readonly<Record<NonNullable<ShownBadge['icon']>, string>> = { 'counter-clockwise': '↺' };

/** The game and the match, whose turn it is, and what else holds for everybody: suit in force, direction, stock. */
export function headerRow(model: HeaderModel, columns: number, look: HeaderLook): Row {
  const left = row(
    span(` ${titleIn(model, columns - TURN_COLUMNS - FACT_COLUMNS)} `, { ...BAR, bold: true }),
    span(` ${model.turn} `, BAR),
  );
  const facts = factsIn(model, look, columns - rowWidth(left));
  return apart(left, paintedText(`${facts} `, BAR), columns, BAR);
}

/** The fullest title that fits: the players of a match go before the rules, and most of them rather than the game. */
function titleIn({ game, rules, deal, score, shortScore }: HeaderModel, columns: number): string {
  const scores = [score, shortScore].flatMap((told) =>
    told === ''
      ? []
      : [
          [game, rules, told],
          [game, told],
        ],
  );
  const titles = [...scores, [game, rules, deal], [game, deal], [deal], [game]];
  const written = titles.map((parts) => parts.filter((part) => part !== '').join(' · '));
  return written.find((title) => title !== '' && textWidth(title) <= columns) ?? game;
}

/** Where words have no room, signs stand for what lasts. */
function factsIn({ middle }: HeaderModel, { words, ascii }: HeaderLook, columns: number): string {
  const lasting = middle.badges.filter(({ suit, icon }) => suit !== undefined || icon !== undefined);
  const pile = pileIn(middle, 'stock');
  const stock = pile === undefined ? [] : [words.stock(pile.count)];
  const texts = lasting.map(({ text }) => text);
  const signs = ascii ? texts : lasting.map(signOf);
  const ways = [[...texts, ...stock], [...signs, ...stock], stock].map((facts) => facts.join(' · '));
  return ways.find((facts) => facts !== '' && textWidth(facts) < columns) ?? '';
}

function signOf({ suit, icon, text }: ShownBadge): string {
  if (suit !== undefined) return suitSign(suit, { ascii: false });
  return icon === undefined ? text : ICONS[icon];
}
