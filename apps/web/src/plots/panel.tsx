import type { ComponentChildren } from 'preact';
import style from './panel.module.css';

interface PanelProps {
  /** The id of the heading. */
  readonly id: string;
  readonly title: string;
  readonly children: ComponentChildren;
}

/** A section of a page with its own heading. */
export const Panel = ({ id, title, children }: PanelProps) => (
  <section class={style.panel} aria-labelledby={id}>
    <h2 id={id} class={style.title}>
      {title}
    </h2>
    {children}
  </section>
);

interface DisclosureProps {
  readonly title: string;
  readonly children: ComponentChildren;
}

/** Details that open on demand, in the browser's own disclosure element. */
export const Disclosure = ({ title, children }: DisclosureProps) => (
  <details class={style.folded}>
    <summary class={style.summary}>{title}</summary>
    <div class={style.body}>{children}</div>
  </details>
);
