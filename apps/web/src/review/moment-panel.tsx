import type { CompletedReview } from '@shoal/table-ui';
import { NextIcon, PreviousIcon } from '../icons/icons.tsx';
import { usePageWords, useWords } from '../page/words.ts';
import { FairSwatch, hueOf, LineSwatch } from '../plots/plot.tsx';
import { IconButton } from '../ui/button.tsx';
import { Sentence } from '../ui/spoken-text.tsx';
import { MarkSign } from './marked-list.tsx';
import style from './moment-panel.module.css';
import type { PlayedTable, ReviewedWords } from './reviewed-words.ts';

/** Win chances with a cursor. */
export interface ChanceProps {
  readonly table: PlayedTable;
  readonly reviewed: CompletedReview;
  readonly words: ReviewedWords;
  /** The index of the moment under the cursor. */
  readonly at: number;
  readonly onMove: (at: number) => void;
}

/** Describes the moment under the cursor: the event, its value, and everyone's chances after it. */
export function MomentPanel(props: ChanceProps) {
  const { table, words, at } = props;
  const { when } = useMomentWords(props);
  const mark = words.marked.find(({ number }) => number === at);
  return (
    <div class={style.moment}>
      <h3 class={style.when}>{when}</h3>
      <div class={style.told}>
        {words.moments[at].told.map((sentence, index) => (
          <p key={index}>
            <Sentence seen={sentence} spoken={words.spoken[at].told[index]} />
          </p>
        ))}
        {mark !== undefined && (
          <p class={style.mark}>
            <MarkSign kind={mark.kind} />
            <span>{mark.cost}</span>
          </p>
        )}
      </div>
      <Chances {...props} labels={table.labels} />
    </div>
  );
}

function Chances({ reviewed, words, at, labels }: ChanceProps & { readonly labels: readonly string[] }) {
  const { catalogue, page } = useWords();
  const { percent } = catalogue.review;
  return (
    <dl class={style.chances}>
      {labels.map((label, seat) => (
        <div key={label} data-own={seat === reviewed.seat}>
          <dt>
            <LineSwatch hue={hueOf(seat, reviewed.seat)} />
            {label}
          </dt>
          <dd>{percent(words.moments[at].chances[seat])}</dd>
        </div>
      ))}
      <div class={style.fair}>
        <dt>
          <FairSwatch />
          {page.review.fairShare}
        </dt>
        <dd>{percent(1 / labels.length)}</dd>
      </div>
    </dl>
  );
}

/** The name of the moment under the cursor, and its full description. */
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

/**
 * A native slider moves the cursor by finger and keyboard, and describes the moment in words. Its buttons never
 * disappear under a finger.
 */
export function MomentSlider(props: ChanceProps) {
  const { review } = usePageWords();
  const { words, at, onMove } = props;
  const last = words.moments.length - 1;
  const { inWords } = useMomentWords(props);
  return (
    <div class={style.slider}>
      <IconButton label={review.previous} onClick={() => onMove(Math.max(0, at - 1))}>
        <PreviousIcon />
      </IconButton>
      <input
        class={style.range}
        type="range"
        aria-label={review.moment}
        aria-valuetext={inWords}
        min={0}
        max={last}
        value={at}
        onInput={({ currentTarget }) => onMove(currentTarget.valueAsNumber)}
      />
      <IconButton label={review.next} onClick={() => onMove(Math.min(last, at + 1))}>
        <NextIcon />
      </IconButton>
    </div>
  );
}
