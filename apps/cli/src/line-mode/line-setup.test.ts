import type { SavedGame } from '@shoal/room';
import { en } from '@shoal/table-ui/en';
import { expect, test } from 'vitest';
import { chance, newFolder, openStore, planFor, playOn } from '../store/test/matches.ts';
import { askToContinue } from './line-setup.ts';

/** As many copies of a game that waits. */
function waiting(count: number): SavedGame[] {
  const { store } = openStore(newFolder());
  const saved = store.begin(planFor('go-fish'));
  playOn(saved, chance(1), 3);
  saved.close();
  const [game] = store.savedGames();
  return Array.from({ length: count }, (_, index) => ({ ...game, id: `${index + 1}` }));
}

async function asked(count: number, ...answers: string[]) {
  const remarks: string[] = [];
  const questions: string[] = [];
  const ask = async (question: string) => {
    questions.push(question);
    return answers.shift() ?? '';
  };
  const chosen = await askToContinue(waiting(count), { catalogue: en, ask, remark: (line) => void remarks.push(line) });
  return { chosen: chosen?.id ?? null, remarks, questions };
}

test('all games that wait are counted, the newest are listed, and every one can be chosen', async () => {
  const { chosen, remarks, questions } = await asked(37, '12');
  expect([remarks[0], remarks.length]).toEqual(['37 games are waiting. The newest 5:', 6]);
  expect(questions).toEqual([en.lineSetup.continueOrNew(32)]);
  expect(chosen).toBe('12');
});

test('m lists the rest, and is offered only if there are more games', async () => {
  const { chosen, remarks, questions } = await asked(7, 'm', '');
  expect(remarks.length).toBe(8);
  expect(remarks[7]).toMatch(/^ {2}7 Go Fish with /);
  expect(questions).toEqual([en.lineSetup.continueOrNew(2), en.lineSetup.continueOrNew(0)]);
  expect(chosen).toBe('1');
});

test('few games are all listed, and another number or a new game is an answer as before', async () => {
  const { chosen, remarks } = await asked(2, '3', 'n');
  expect([remarks[0], remarks.at(-1)]).toEqual(['2 games are waiting:', en.lineSetup.continueAnswers(2)]);
  expect(chosen).toBeNull();
});
