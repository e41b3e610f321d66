import { useWords } from '../page/words.ts';
import type { ChanceProps } from './chance-props.ts';

/** What the moment under the cursor is called, and all of it in words. */
export function useMomentWords({ table, reviewed, words, at }: ChanceProps) {
  const { page, catalogue } = useWords();
  const { review } = page;
  const { told, chances } = words.spoken[at];
  const chance = catalogue.review.percent(chances[reviewed.seat]);
  const when = at === 0 ? review.before : review.after(at, words.moments.length - 1);
  const own =
    table.you === reviewed.seat ? review.yourChance(chance) : review.chanceOf(table.labels[reviewed.seat], chance);
  return { when, inWords: review.momentInWords(when, told, own) };
}
