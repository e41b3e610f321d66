import type { ComponentChildren } from 'preact';
import style from './folded.module.css';

interface FoldedProps {
  readonly title: string;
  readonly children: ComponentChildren;
}

/** More of the same for whoever wants it: the browser's own disclosure. */
export const Folded = ({ title, children }: FoldedProps) => (
  <details class={style.folded}>
    <summary class={style.title}>{title}</summary>
    <div class={style.body}>{children}</div>
  </details>
);
