import style from './plot.module.css';
import type { PlotHue } from './plot-line.ts';

/** A sample of a line, to stand beside its name. */
export const LineSwatch = ({ hue }: { readonly hue: PlotHue }) => (
  <svg class={style.swatch} data-hue={hue} viewBox="0 0 28 8" aria-hidden="true">
    <line x1="2" x2="26" y1="4" y2="4" />
  </svg>
);

/** The same for the line of what would be fair. */
export const FairSwatch = () => (
  <svg class={style.swatch} viewBox="0 0 28 8" aria-hidden="true">
    <line class={style.reference} x1="2" x2="26" y1="4" y2="4" />
  </svg>
);
