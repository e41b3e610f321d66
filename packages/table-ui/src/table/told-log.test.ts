import { chance, GAME_IDS, newMatch, planOfThree, playOn, reportOf } from '@shoal/room/testing';
import { expect, test, vi } from 'vitest';
import { en } from '../words/en.ts';
import { createSentences } from '../words/sentences/sentences.ts';
import { linesSince, toldLog } from './told-log.ts';

test.each(GAME_IDS)('the log of %s is told once for all frames that show the same report', (game) => {
  const match = newMatch(planOfThree(game));
  const sentences = createSentences({ catalogue: en, names: match.deal.labels, ascii: false });
  const story = vi.spyOn(sentences, 'story');
  playOn(match, chance(1), 5);
  const report = reportOf(match, null);
  const lines = toldLog(report, sentences);
  expect(toldLog(report, sentences)).toBe(lines);
  expect(story).toHaveBeenCalledTimes(1);
  playOn(match, chance(2), 5);
  const later = toldLog(reportOf(match, null), sentences);
  expect(later.length).toBeGreaterThan(lines.length);
  expect(linesSince(later, report.log.length).length).toBeGreaterThan(0);
});
