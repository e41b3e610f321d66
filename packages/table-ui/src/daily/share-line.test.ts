import { chooseAsBot, type FinishedGame, Match, recordOfDeal } from '@shoal/room';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawnGames } from '../statistics/test/drawn-games.ts';
import { daily } from '../words/en/daily.ts';
import { dailyPlan } from './daily-plan.ts';
import { shareLine } from './share-line.ts';

const lineOf = (drawing: string, ascii = false): string | null =>
  shareLine(drawnGames(drawing)[0], { ascii, words: daily });

/** The deal of a date, played to its end by somebody who always takes what is offered first. */
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
    expect(shareLine(playedDaily(date), { words: daily })).toMatch(
      /^I .* the Shoal daily deal of 1[67] November 2026 .*\. [🐟🌊]{5}$/u,
    );
  });

  test.each([
    [
      'go-fish standard You=7 Bo:pike=2 Cy:pike=4 2026-11-16',
      'I won the Shoal daily deal of 16 November 2026 (Go Fish) with 7 books against 4 and 2. 🐟🐟🐟🐟🐟',
    ],
    [
      'go-fish standard You=5 Bo:pike=5 Cy:pike=3 2026-11-16',
      'I shared the win of the Shoal daily deal of 16 November 2026 (Go Fish) with 5 books against 5 and 3. 🐟🐟🐟🐟🌊',
    ],
    [
      'go-fish standard You=4 Bo:pike=2 Cy:pike=7 2026-11-16',
      'I came 2nd in the Shoal daily deal of 16 November 2026 (Go Fish) with 4 books against 7 and 2. 🐟🐟🐟🌊🌊',
    ],
    [
      'go-fish standard You=1 Bo:pike=5 Cy:pike=7 2026-11-16',
      'I came 3rd in the Shoal daily deal of 16 November 2026 (Go Fish) with 1 book against 7 and 5. 🐟🌊🌊🌊🌊',
    ],
    [
      'go-fish standard You=0 Bo:pike=5 Cy:pike=8 2026-11-16',
      'I came 3rd in the Shoal daily deal of 16 November 2026 (Go Fish) without a book, against 8 and 5. 🐟🌊🌊🌊🌊',
    ],
    [
      'crazy-eights standard You=0 Bo:pike=34 Cy:pike=12 2026-11-17',
      'I won the Shoal daily deal of 17 November 2026 (Crazy Eights) with no cards left, against hands worth 12 and 34. 🐟🐟🐟🐟🐟',
    ],
    [
      'crazy-eights standard You=1 Bo:pike=34 Cy:pike=12 2026-11-17',
      'I won the Shoal daily deal of 17 November 2026 (Crazy Eights) with a hand worth 1 point, against 12 and 34. 🐟🐟🐟🐟🐟',
    ],
    [
      'crazy-eights standard You=8 Bo:pike=34 Cy:pike=8 2026-11-17',
      'I shared the win of the Shoal daily deal of 17 November 2026 (Crazy Eights) with a hand worth 8 points, against 8 and 34. 🐟🐟🐟🐟🌊',
    ],
    [
      'crazy-eights standard You=23 Bo:pike=0 Cy:pike=50 2026-11-17',
      'I came 2nd in the Shoal daily deal of 17 November 2026 (Crazy Eights) with a hand worth 23 points, against 0 and 50. 🐟🐟🐟🌊🌊',
    ],
    [
      'crazy-eights standard You=50 Bo:pike=0 Cy:pike=3 2026-11-17',
      'I came 3rd in the Shoal daily deal of 17 November 2026 (Crazy Eights) with a hand worth 50 points, against 0 and 3. 🐟🌊🌊🌊🌊',
    ],
  ])('of "%s" is a sentence and five symbols', (drawing, line) => {
    expect(lineOf(drawing)).toBe(line);
  });

  test('of a player who goes out second says that no cards are left', () => {
    const [game] = drawnGames('crazy-eights standard You=0 Bo:pike=0 Cy:pike=9 2026-11-17');
    const result = { places: [2, 1, 3], scores: [0, 0, 9], reason: 'out' };
    expect(shareLine({ ...game, record: { ...game.record, result } }, { ascii: true, words: daily })).toBe(
      'I came 2nd in the Shoal daily deal of 17 November 2026 (Crazy Eights) with no cards left, against hands worth 0 and 9.',
    );
  });

  test('in another language is written in its words', () => {
    const share = { won: () => 'Gewonnen.', shared: () => 'Geteilt.', placed: () => 'Verloren.' };
    const words = { date: String, share: { 'go-fish': share, 'crazy-eights': share } };
    const [game] = drawnGames('go-fish standard You=7 Bo:pike=2 Cy:pike=4 2026-11-16');
    expect(shareLine(game, { words })).toBe('Gewonnen. 🐟🐟🐟🐟🐟');
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
    expect(shareLine({ ...game, deal: 2 }, { words: daily })).toBeNull();
  });

  test('has at most five symbols after a sentence that stands alone, and shows no card', () => {
    const score = fc.integer({ min: 0, max: 13 });
    const anyGame = fc.record({ game: fc.constantFrom('go-fish', 'crazy-eights'), you: score, bo: score, cy: score });
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
