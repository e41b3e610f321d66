import type { ComponentChildren } from 'preact';
import style from './panel.module.css';

interface PanelProps {
  /** Names the heading. */
  readonly id: string;
  readonly title: string;
  readonly children: ComponentChildren;
}

/** A part of a page that has a heading of its own. */
export const Panel = ({ id, title, children }: PanelProps) => (
  <section class={style.panel} aria-labelledby={id}>
    <h2 id={id} class={style.title}>
      {title}
    </h2>
    {children}
  </section>
);

interface FoldedProps {
  readonly title: string;
  readonly children: ComponentChildren;
}

/** Details that open on demand: the browser's own disclosure. */
export const Folded = ({ title, children }: FoldedProps) => (
  <details class={style.folded}>
    <summary class={style.summary}>{title}</summary>
    <div class={style.body}>{children}</div>
  </details>
);
