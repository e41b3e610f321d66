import type { Scale } from '@shoal/table-ui';
import style from './plot.module.css';
import { everyNth, type PlotArea } from './plot-area.ts';

type Format = (value: number) => string;

interface HeightLinesProps {
  readonly scale: Scale;
  readonly area: PlotArea;
  readonly format: Format;
}

/** Lines across the area, each with its number at the left. */
export const HeightLines = ({ scale, area, format }: HeightLinesProps) => (
  <g>
    {scale.ticks.map((tick) => (
      <g key={tick}>
        <line class={style.grid} x1={area.left} x2={area.right} y1={scale.at(tick)} y2={scale.at(tick)} />
        <text class={style.number} x={area.left - 6} y={scale.at(tick)} dy="0.35em" text-anchor="end">
          {format(tick)}
        </text>
      </g>
    ))}
  </g>
);

interface WidthNumbersProps extends HeightLinesProps {
  readonly letter: number;
  readonly label: string;
  /** Where the numbers stand; at the lower edge of the area unless told. */
  readonly top?: number;
}

/** Numbers under the area, as many as have room, and below them what they count. */
export function WidthNumbers({ scale, area, format, letter, label, top = area.bottom }: WidthNumbersProps) {
  const step = everyNth(scale.ticks.map(format), area.right - area.left, letter);
  return (
    <g>
      {scale.ticks
        .filter((_, index) => index % step === 0)
        .map((tick) => (
          <text key={tick} class={style.number} x={scale.at(tick)} y={top + 1.25 * letter} text-anchor="middle">
            {format(tick)}
          </text>
        ))}
      <text class={style.axis} x={(area.left + area.right) / 2} y={top + 2.7 * letter} text-anchor="middle">
        {label}
      </text>
    </g>
  );
}
