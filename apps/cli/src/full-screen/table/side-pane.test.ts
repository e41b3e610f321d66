import { GAME_IDS } from '@shoal/games';
import { gameNamed } from '@shoal/games/registry';
import { LANGUAGES } from '@shoal/language';
import { createSentences } from '@shoal/table-ui';
import { describe, expect, test } from 'vitest';
import { catalogueFor, gamesIn, loadLanguage } from '../../text/language.ts';
import { rowText } from '../terminal/row.ts';
import { paneColumns, sidePane } from './side-pane.ts';

const TABLES = GAME_IDS.flatMap((id) =>
  Object.entries(gameNamed(id).tables.presets).map(([preset, { seats, options }]) => ({
    ...{ id, preset, seats: seats.max, options: options(seats.max) },
  })),
);

describe.each(LANGUAGES)('the pane of a very large screen in %s', (lang) => {
  test.each(TABLES)('shows the rules in force of $id $preset below the log', async ({ id, preset, seats, options }) => {
    await loadLanguage({ lang }, {});
    const catalogue = catalogueFor({ lang }, {});
    const sentences = createSentences({ catalogue, names: [], ascii: false }, gamesIn(catalogue)[id]);
    const clauses = sentences.rulesSheet(options, seats, preset).slice(1);
    const look = { ascii: false, colours: false, words: catalogue.screen };
    const box = { x: 0, y: 0, columns: paneColumns(200), rows: 55 };
    const shown = sidePane({ log: [], seats: [], clauses: () => clauses }, box, look).flatMap(({ rows }) =>
      rows.map(rowText),
    );
    const text = shown.join(' ').replace(/\s+/g, ' ');
    for (const clause of clauses) expect(text).toContain(clause.replace(/\s+/g, ' '));
  });
});
