import { useEffect, useRef, useState } from 'preact/hooks';
import { Sentence } from '../ui/spoken-text.tsx';
import style from './number-table.module.css';

interface NumberTableProps {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Indices of text columns besides the first, which is always text. */
  readonly texts?: readonly number[];
  /** The column of sentences, which gets more room, and each sentence as screen readers say it. */
  readonly sentences?: { readonly column: number; readonly spoken: readonly string[] };
  /** Whether the last row sums up the others. */
  readonly hasTotal?: boolean;
}

/** A table that scrolls sideways if it is too wide, by keyboard too. */
export function NumberTable({ caption, head, rows, texts = [], sentences, hasTotal = false }: NumberTableProps) {
  const { box, isOverflowing } = useOverflow();
  const kindOf = (column: number) => {
    if (column === sentences?.column) return 'sentence';
    return column === 0 || texts.includes(column) ? 'text' : 'number';
  };
  return (
    <div
      class={style.scroll}
      ref={box}
      {...(isOverflowing ? { role: 'group', 'aria-label': caption, tabIndex: 0 } : {})}
    >
      <table class={style.table}>
        <caption class={style.caption}>{caption}</caption>
        <thead>
          <tr>
            {head.map((name, column) => (
              <th key={name} scope="col" data-kind={kindOf(column)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.join('\n')} data-total={hasTotal && index === rows.length - 1}>
              {row.map((cell, column) =>
                column === 0 ? (
                  <th key={head[column]} scope="row" data-kind="text">
                    {cell}
                  </th>
                ) : (
                  <td key={head[column]} data-kind={kindOf(column)}>
                    {column === sentences?.column ? <Sentence seen={cell} spoken={sentences.spoken[index]} /> : cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Whether the table overflows: then it must be focusable, so that the keyboard can scroll it. */
function useOverflow() {
  const box = useRef<HTMLDivElement>(null);
  const [isOverflowing, setOverflowing] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => setOverflowing(element.scrollWidth > element.clientWidth + 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { box, isOverflowing };
}
