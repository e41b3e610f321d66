import { useWords } from '../../page/words.ts';
import { Sentence } from '../../ui/said.tsx';
import style from './log-lines.module.css';

interface LogLinesProps {
  readonly lines: readonly string[];
  /** The lines as they are said aloud. */
  readonly spoken: readonly string[];
  /** How many of the last lines are new to the player who looks. */
  readonly news: number;
  readonly most: number;
  /** Is there room for one line only where the screen is small? */
  readonly isBrief: boolean;
}

/** What happened last, one sentence a line; the page's only live log. */
export function LogLines({ lines, spoken, news, most, isBrief }: LogLinesProps) {
  const { page, catalogue } = useWords();
  const first = Math.max(0, lines.length - most);
  return (
    <div
      class={style.log}
      role="log"
      data-brief={isBrief}
      aria-label={catalogue.screen.log}
      aria-live="polite"
      aria-relevant="additions text"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard too
      tabIndex={0}
    >
      <div class={style.lines}>
        {lines.length === 0 && <p class={style.line}>{page.table.nothingYet}</p>}
        {lines.slice(first).map((line, index) => (
          <p key={first + index} class={style.line} data-new={first + index >= lines.length - news}>
            <Sentence seen={line} said={spoken[first + index]} />
          </p>
        ))}
      </div>
    </div>
  );
}
