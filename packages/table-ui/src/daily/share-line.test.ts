import { GAME_IDS, type GameId } from '@shoal/games';
import type { Language } from '@shoal/language';
import { chooseAsBot, type FinishedGame, Match, recordOfDeal } from '@shoal/room';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawnGames } from '../statistics/test/drawn-games.ts';
import { CATALOGUES, SHOWN_GAMES } from '../words/catalogues.ts';
import { dailyPlan } from './daily-plan.ts';
import { shareLine } from './share-line.ts';

/** The shared line of a game in a language. */
const shared = (game: FinishedGame, ascii = false, language: Language = 'en'): string | null =>
  shareLine(game, {
    ascii,
    catalogue: CATALOGUES[language],
    shown: SHOWN_GAMES[language][game.record.game as GameId],
  });

const lineOf = (drawing: string, ascii = false): string | null => shared(drawnGames(drawing)[0], ascii);

/** The daily deal of a date, played by a person who always takes the first legal action. */
function playedDaily(date: string): FinishedGame {
  const match = Match.begin(dailyPlan(date), () => 'unused');
  const { table } = match.deal;
  for (let turn = table.turn; turn !== null; turn = table.turn) {
    const { order } = match;
    match.act(turn, order === null ? table.view(turn).legal[0] : chooseAsBot(order));
  }
  const about = { preset: 'standard', deal: 1, goal: null, daily: date, undone: 0 };
  return { id: date, endedAt: `${date}T20:00:00.000Z`, ...about, record: recordOfDeal(match.deal) };
}

describe('the line to share', () => {
  test.each(['2026-11-16', '2026-11-17'])('can be had of the deal of %s as it is really played', (date) => {
    expect(shared(playedDaily(date))).toMatch(/^I .* the Shoal daily deal of 1[67] November 2026 .*\. [🐟🌊]{5}$/u);
  });

  test.each([
    [
      'go-fish standard You=7 Bo:pike=2 Cy:pike=4 2026-11-16',
      'I won the Shoal daily deal of 16 November 2026 (Go Fish) with 7 books; the others had 4 and 2 books. 🐟🐟🐟🐟🐟',
    ],
    [
      'go-fish standard You=5 Bo:pike=5 Cy:pike=3 2026-11-16',
      'I shared the win of the Shoal daily deal of 16 November 2026 (Go Fish) with 5 books; the others had 5 and 3 books. 🐟🐟🐟🐟🌊',
    ],
    [
      'go-fish standard You=4 Bo:pike=2 Cy:pike=7 2026-11-16',
      'I came 2nd in the Shoal daily deal of 16 November 2026 (Go Fish) with 4 books; the others had 7 and 2 books. 🐟🐟🐟🌊🌊',
    ],
    [
      'go-fish standard You=1 Bo:pike=5 Cy:pike=7 2026-11-16',
      'I came 3rd in the Shoal daily deal of 16 November 2026 (Go Fish) with 1 book; the others had 7 and 5 books. 🐟🌊🌊🌊🌊',
    ],
    [
      'go-fish standard You=0 Bo:pike=5 Cy:pike=8 2026-11-16',
      'I came 3rd in the Shoal daily deal of 16 November 2026 (Go Fish) with 0 books; the others had 8 and 5 books. 🐟🌊🌊🌊🌊',
    ],
    [
      'crazy-eights standard You=0 Bo:pike=34 Cy:pike=12 2026-11-17',
      'I won the Shoal daily deal of 17 November 2026 (Crazy Eights) with no cards left; the others had 12 and 34 points. 🐟🐟🐟🐟🐟',
    ],
    [
      'crazy-eights standard You=1 Bo:pike=34 Cy:pike=12 2026-11-17',
      'I won the Shoal daily deal of 17 November 2026 (Crazy Eights) with 1 point left in hand; the others had 12 and 34 points. 🐟🐟🐟🐟🐟',
    ],
    [
      'crazy-eights standard You=8 Bo:pike=34 Cy:pike=8 2026-11-17',
      'I shared the win of the Shoal daily deal of 17 November 2026 (Crazy Eights) with 8 points left in hand; the others had 8 and 34 points. 🐟🐟🐟🐟🌊',
    ],
    [
      'crazy-eights standard You=23 Bo:pike=0 Cy:pike=50 2026-11-17',
      'I came 2nd in the Shoal daily deal of 17 November 2026 (Crazy Eights) with 23 points left in hand; the others had 0 and 50 points. 🐟🐟🐟🌊🌊',
    ],
    [
      'crazy-eights standard You=50 Bo:pike=0 Cy:pike=3 2026-11-17',
      'I came 3rd in the Shoal daily deal of 17 November 2026 (Crazy Eights) with 50 points left in hand; the others had 0 and 3 points. 🐟🌊🌊🌊🌊',
    ],
  ])('of "%s" is a sentence and five symbols', (drawing, line) => {
    expect(lineOf(drawing)).toBe(line);
  });

  test('of a player who goes out second says that no cards are left', () => {
    const [game] = drawnGames('crazy-eights standard You=0 Bo:pike=0 Cy:pike=9 2026-11-17');
    const result = { places: [2, 1, 3], scores: [0, 0, 9], reason: 'out' };
    expect(shared({ ...game, record: { ...game.record, result } }, true)).toBe(
      'I came 2nd in the Shoal daily deal of 17 November 2026 (Crazy Eights) with no cards left; the others had 0 and 9 points.',
    );
  });

  test('in another language is written in its words', () => {
    const [game] = drawnGames('go-fish standard You=7 Bo:pike=2 Cy:pike=4 2026-11-16');
    expect(shared(game, false, 'de')).toBe(
      'Ich habe die Shoal-Tagesrunde vom 16. November 2026 (Go Fish) mit 7 Quartetten gewonnen; die anderen hatten 4 und 2 Quartette. 🐟🐟🐟🐟🐟',
    );
  });

  test.each([
    ['is no daily deal', 'go-fish standard You=7 Bo:pike=6'],
    ['was played by two people', 'go-fish standard You=7 Ben=6 2026-11-16'],
    ['was played by bots alone', 'go-fish standard Ann:pike=7 Bo:pike=6 2026-11-16'],
    ['has a date that does not exist', 'go-fish standard You=7 Bo:pike=6 2026-02-30'],
  ])('is missing where the game %s', (_, drawing) => {
    expect(lineOf(drawing)).toBeNull();
  });

  test('is missing for a second deal at the same table, which nobody else gets', () => {
    const [game] = drawnGames('go-fish standard You=7 Bo:pike=6 2026-11-16');
    expect(shared({ ...game, deal: 2 })).toBeNull();
  });

  test('has at most five symbols after a sentence that stands alone, and shows no card', () => {
    const score = fc.integer({ min: 0, max: 13 });
    const anyGame = fc.record({ game: fc.constantFrom(...GAME_IDS), you: score, bo: score, cy: score });
    fc.assert(
      fc.property(anyGame, ({ game, you, bo, cy }) => {
        const drawing = `${game} standard You=${you} Bo:pike=${bo} Cy:pike=${cy} 2026-11-16`;
        const [line, sentence] = [lineOf(drawing) ?? '', lineOf(drawing, true) ?? ''];
        expect(sentence).toMatch(/^I [\x20-\x7e]+\.$/);
        expect(line.slice(0, sentence.length)).toBe(sentence);
        expect([...line.slice(sentence.length).trim()].length).toBe(5);
        expect(line).not.toMatch(/[♠♥♦♣🂠-🃟]|\b(?:[2-9AJQK]|10)[SHDC]\b/u);
        expect(line).not.toContain('\n');
      }),
    );
  });
});
