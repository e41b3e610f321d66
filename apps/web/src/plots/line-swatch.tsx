import type { ChartHue } from '@shoal/table-ui';
import style from './plot.module.css';

/** So many lines beside the main one can be told apart. */
export const HUES = 5;

/** A sample of a line, to stand beside its name. */
export const LineSwatch = ({ hue }: { readonly hue: ChartHue }) => (
  <svg class={style.swatch} data-hue={hue} viewBox="0 0 28 8" aria-hidden="true">
    <line x1="2" x2="26" y1="4" y2="4" />
  </svg>
);

/** A sample of the line of what would be fair. */
export const FairSwatch = () => (
  <svg class={style.swatch} viewBox="0 0 28 8" aria-hidden="true">
    <line class={style.fair} x1="2" x2="26" y1="4" y2="4" />
  </svg>
);
