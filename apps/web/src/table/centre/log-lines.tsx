import type { LogEntry } from '@shoal/table-ui';
import { useWords } from '../../page/words.ts';
import { Sentence } from '../../ui/spoken-text.tsx';
import style from './log-lines.module.css';

interface LogLinesProps {
  readonly log: readonly LogEntry[];
  /** The entries as screen readers say them. */
  readonly spoken: readonly string[];
  readonly most: number;
}

/** The latest turns, one per paragraph. */
export function LogLines({ log, spoken, most }: LogLinesProps) {
  const { page, catalogue } = useWords();
  const first = Math.max(0, log.length - most);
  return (
    <div
      class={style.log}
      role="log"
      aria-label={catalogue.screen.log}
      // `TableAnnouncer` says each turn once, when it is over.
      aria-live="off"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable list must be reachable by keyboard
      tabIndex={0}
    >
      <div class={style.lines}>
        {log.length === 0 && <p class={style.line}>{page.table.nothingYet}</p>}
        {log.slice(first).map(({ text, isNew }, index) => (
          <p key={first + index} class={style.line} data-new={isNew}>
            <Sentence seen={text} spoken={spoken[first + index]} />
          </p>
        ))}
      </div>
    </div>
  );
}
