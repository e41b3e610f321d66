import { say } from '../text/line-writer.ts';

/** Lets the store speak after a visit, if the visit takes the whole screen. */
export async function withLateSentences<T>(
  isLate: boolean,
  visit: (tell: (sentence: string) => void) => Promise<T>,
): Promise<T> {
  const late: string[] = [];
  try {
    return await visit(isLate ? (sentence) => void late.push(sentence) : say);
  } finally {
    for (const sentence of late) say(sentence);
  }
}
