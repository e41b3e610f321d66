import { useEffect, useRef, useState } from 'preact/hooks';
import { Sentence } from '../ui/said.tsx';
import style from './number-table.module.css';

interface NumberTableProps {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Columns of text, by their number from 0; the first is one in any case. */
  readonly texts?: readonly number[];
  /** The column of whole sentences, which needs room, and each of them as it is said aloud. */
  readonly sentences?: { readonly column: number; readonly spoken: readonly string[] };
  /** Does the last row sum up the others? */
  readonly hasTotal?: boolean;
}

/** A table that scrolls by itself where it is too wide, with the keyboard too. */
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
                    {column === sentences?.column ? <Sentence seen={cell} said={sentences.spoken[index]} /> : cell}
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

/** Is there more beside what can be seen? Then it must be reached with the keyboard too. */
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
