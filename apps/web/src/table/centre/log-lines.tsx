import { useWords } from '../../page/words.ts';
import { Sentence } from '../../ui/spoken-text.tsx';
import style from './log-lines.module.css';

interface LogLinesProps {
  readonly lines: readonly string[];
  /** The lines as screen readers say them. */
  readonly spoken: readonly string[];
  /** How many of the last lines the viewer has not seen. */
  readonly news: number;
  readonly most: number;
  /** Whether a small screen has room for only one line. */
  readonly isBrief: boolean;
}

/** The latest events, one sentence per line. This is the page's only live log. */
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
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable list must be reachable by keyboard
      tabIndex={0}
    >
      <div class={style.lines}>
        {lines.length === 0 && <p class={style.line}>{page.table.nothingYet}</p>}
        {lines.slice(first).map((line, index) => (
          <p key={first + index} class={style.line} data-new={first + index >= lines.length - news}>
            <Sentence seen={line} spoken={spoken[first + index]} />
          </p>
        ))}
      </div>
    </div>
  );
}
