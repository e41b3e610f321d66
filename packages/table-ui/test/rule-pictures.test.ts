import { LANGUAGES } from '@shoal/language';
import { EVERY_PRESET } from '@shoal/room/testing';
import { describe, expect, test } from 'vitest';
import { CATALOGUES, SHOWN_GAMES } from '../src/words/catalogues.ts';
import { createSentences } from '../src/words/sentences/sentences.ts';
import { planOf } from './presentation-contract.ts';

describe.each(EVERY_PRESET)('the pictures of $game by the preset $preset', ({ game, preset, min, max }) => {
  const picturesFor = (seats: number) => {
    const { options } = planOf(game, preset, seats);
    return SHOWN_GAMES.en[game].presentation.pictures(options, seats);
  };

  test('are few, and each shows a card', () => {
    for (const seats of [min, max]) {
      const pictures = picturesFor(seats);
      expect(pictures.length).toBeGreaterThanOrEqual(3);
      expect(pictures.length).toBeLessThanOrEqual(7);
      for (const { parts } of pictures) expect(parts.some(({ type }) => type === 'cards')).toBe(true);
    }
  });

  test.each(LANGUAGES)('have a short sentence in %s, and every bubble a shorter one', (language) => {
    const sentences = createSentences(
      { catalogue: CATALOGUES[language], names: [], ascii: false },
      SHOWN_GAMES[language][game],
    );
    for (const { message, speech } of [...picturesFor(min), ...picturesFor(max)]) {
      expect(sentences.picture(message)).toMatch(/^\p{Lu}.{10,130}\.$/u);
      if (speech !== undefined) expect(sentences.picture(speech)).toMatch(/^[¿¡]?\p{Lu}.{3,25}[?!]$/u);
    }
  });
});
