import type { Catalogue } from '@shoal/table-ui';
import type { LineInput } from './line-input.ts';
import { Stopped } from './stopped.ts';
import { sentencesIn } from './table-plan.ts';

/** The answer to a question that the game cannot go on without. */
export async function answerTo(input: LineInput, question: string, catalogue: Catalogue): Promise<string> {
  const line = await input.ask(question);
  if (line === null) throw new Stopped(sentencesIn(catalogue).say({ key: 'input-ended' }));
  return line;
}
