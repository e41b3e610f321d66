import type { MarkedAction } from '@shoal/table-ui';
import style from './mark-sign.module.css';

/** The sign that stands in the plot too. */
export const MarkSign = ({ kind }: Pick<MarkedAction, 'kind'>) => (
  <span class={style.sign} data-kind={kind} aria-hidden="true">
    ▲
  </span>
);
