import { exactScale, type Scale } from '@shoal/table-ui';
import style from './plot.module.css';
import { usePlotSize } from './plot-size.ts';

/** A measured share, how far off it may be, and what it would be if nothing made a difference. */
interface IntervalRow {
  readonly label: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly fair: number;
}

interface IntervalPlotProps {
  /** All that the picture shows, in words. */
  readonly label: string;
  readonly rows: readonly IntervalRow[];
  readonly format: (share: number) => string;
}

/** A row is so many letters high: its name, and its dot below. */
const ROW = 3.4;

/** Shares from none to all, each on a line of its own with its interval. */
export function IntervalPlot({ label, rows, format }: IntervalPlotProps) {
  const { box, size } = usePlotSize();
  const { width, letter } = size;
  const bottom = Math.round(rows.length * ROW * letter);
  const height = bottom + Math.round(1.8 * letter);
  const scale = exactScale(0, 1, letter, width - letter, 4);
  return (
    <div class={style.box} ref={box}>
      <svg
        class={style.plot}
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={label}
      >
        {scale.ticks.map((tick) => (
          <g key={tick}>
            <line class={style.grid} x1={scale.at(tick)} x2={scale.at(tick)} y1={1.5 * letter} y2={bottom} />
            <text class={style.number} x={scale.at(tick)} y={height - 0.4 * letter} text-anchor="middle">
              {format(tick)}
            </text>
          </g>
        ))}
        {rows.map((row, index) => (
          <Row key={row.label} {...{ row, scale, letter, width, format }} top={index * ROW * letter} />
        ))}
      </svg>
    </div>
  );
}

interface RowProps {
  readonly row: IntervalRow;
  readonly scale: Scale;
  readonly letter: number;
  readonly width: number;
  readonly top: number;
  readonly format: (share: number) => string;
}

function Row({ row, scale, letter, width, top, format }: RowProps) {
  const y = top + 2.25 * letter;
  return (
    <g>
      <text class={style.label} x={0} y={top + 1.1 * letter}>
        {row.label}
      </text>
      <text class={style.value} x={width} y={top + 1.1 * letter} text-anchor="end">
        {format(row.value)}
      </text>
      <line class={style.track} x1={scale.at(0)} x2={scale.at(1)} y1={y} y2={y} />
      <line class={style.whisker} x1={scale.at(row.low)} x2={scale.at(row.high)} y1={y} y2={y} />
      <line class={style.fair} x1={scale.at(row.fair)} x2={scale.at(row.fair)} y1={y - 9} y2={y + 9} />
      <circle class={style.dot} cx={scale.at(row.value)} cy={y} r={6.5} />
    </g>
  );
}
