/** So many lines beside the main one can be told apart. */
export const HUES = 5;

/** The main line stands out; the others have a dash and a hue by their number. */
export type PlotHue = number | 'main';

export interface PlotLine {
  readonly name: string;
  readonly values: readonly number[];
  readonly hue: PlotHue;
}
