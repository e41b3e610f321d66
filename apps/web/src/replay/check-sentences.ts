import { type Catalogue, lineFaultSentence, newerFormat, type PageWords, type ShownGames } from '@shoal/table-ui';
import { MOST_LISTED } from '../worker/job-calls.ts';
import type { CheckTally } from '../worker/replay-check.ts';
import type { OpenedFile } from './opened-file.ts';

export interface CheckWords {
  readonly catalogue: Catalogue;
  readonly page: PageWords;
  readonly games: ShownGames;
}

/** Summarizes what the check has found so far; null if it found nothing or the final sentence says it. */
export function tallySentence({ tally, end }: Pick<OpenedFile, 'tally' | 'end'>, { page }: CheckWords): string | null {
  const { right, withoutSeed, faulty } = tally;
  const { check } = page.replay;
  if (right + faulty === 0 || isRightBefore(tally, end)) return null;
  if (faulty > 0) return check.someFaulty(right, faulty);
  return withoutSeed > 0 ? check.rightWithoutSeed(right, withoutSeed) : check.allRight(right);
}

/** Whether everything was correct up to the point where the check stopped. */
const isRightBefore = ({ right, faulty }: CheckTally, end: OpenedFile['end']): boolean =>
  right > 0 && faulty === 0 && end !== null && end.key !== 'done';

/** Says why the check stopped early; null if it is complete or still running. */
export function endSentence(opened: EndedFile, words: CheckWords): string | null {
  const sentence = reasonOf(opened, words);
  const { tally, end } = opened;
  if (sentence === null || !isRightBefore(tally, end)) return sentence;
  return words.catalogue.files.rightBefore(sentence, tally.right);
}

/** Says which games the list shows if it does not show all; null if it does. */
export function listedSentence({ games, tally, end }: ListedFile, { page }: CheckWords): string | null {
  if (games.length >= tally.right + tally.faulty) return null;
  const { check } = page.replay;
  return end?.key === 'done' ? check.listedOfAll(MOST_LISTED) : check.listedPart(MOST_LISTED);
}

type ListedFile = Pick<OpenedFile, 'games' | 'end' | 'tally'>;
type EndedFile = Pick<OpenedFile, 'name' | 'end' | 'tally'>;

function reasonOf({ name, end, tally }: EndedFile, words: CheckWords): string | null {
  const { replay } = words.page;
  const { check } = replay;
  switch (end?.key) {
    case 'empty':
      return check.empty(name);
    case 'binary':
      return check.binary(name);
    case 'unreadable':
      return check.unreadable(name);
    case 'foreign': {
      const newer = end.fault.type === 'record' ? newerFormat(end.fault.fault) : null;
      const place = { file: name, line: end.line, game: 1 };
      return newer === null
        ? lineFaultSentence(place, end.fault, words.catalogue, words.games)
        : check.newer(name, newer);
    }
    case 'too-long':
      return words.catalogue.files.tooLong(name, end.line);
    case 'too-many-faults':
      return check.tooManyFaults(tally.faulty);
    case 'stopped':
      return check.stopped;
    case 'failed':
      return replay.failed;
    default:
      return null;
  }
}
