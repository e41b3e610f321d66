import { plainSpaces } from './spaces.ts';

/** One sentence beside the result. */
export const say = (sentence: string): void => void process.stderr.write(`${plainSpaces(sentence)}\n`);
