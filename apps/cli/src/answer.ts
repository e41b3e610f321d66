import type { LineInput } from './line-input.ts';
import { Stopped } from './stopped.ts';
import { plainSentences } from './table-plan.ts';

/** The answer to a question that the game cannot go on without. */
export async function answerTo(input: LineInput, question: string): Promise<string> {
  const line = await input.ask(question);
  if (line === null) throw new Stopped(plainSentences.say({ key: 'input-ended' }));
  return line;
}
