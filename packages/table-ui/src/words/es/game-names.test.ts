import { GAME_IDS } from '@shoal/games';
import { namesIn } from '@shoal/games/titles';
import { expect, test } from 'vitest';
import { theGame } from './game-names.ts';
import { rules } from './page/setup.ts';
import { screen } from './screen.ts';

const names = namesIn('es');

test('a game takes its article within a sentence, and none alone', () => {
  expect(screen.playGame(names['go-fish'].name)).toBe('Jugar a Go Fish');
  expect(screen.playGame(names['crazy-eights'].name)).toBe('Jugar a los ochos locos');
  expect(rules.title(names['old-maid'].name)).toBe('Las reglas de la mona');
  expect(screen.continueGame(names['old-maid'].name, ['Bo'], 1)).toBe('Continuar: La mona con Bo');
});

test.each(GAME_IDS)('%s never has "a el" or "de el" before it', (id) => {
  expect(theGame(names[id].name)).not.toMatch(/^el /i);
});
