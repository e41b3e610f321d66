import type { Scale } from '@shoal/table-ui';
import type { TargetedPointerEvent } from 'preact';
import { HeightLines, WidthNumbers } from './axes.tsx';
import { areaPath, linePath } from './curve-path.ts';
import { type LineLayout, lineLayout, MARK, placeAt } from './line-layout.ts';
import style from './plot.module.css';
import type { PlotLine } from './plot-line.ts';
import { usePlotSize } from './plot-size.ts';

/** Something that happened at a place of the axis. */
interface PlotMark {
  readonly at: number;
  readonly isGrave: boolean;
}

interface PlotCursor {
  readonly at: number;
  readonly onMove: (at: number) => void;
}

interface LinePlotProps {
  /** All that the picture shows, in words. */
  readonly label: string;
  readonly xLabel: string;
  /** Where the first value stands on the axis. */
  readonly from: number;
  readonly lines: readonly PlotLine[];
  readonly range: readonly [low: number, high: number];
  readonly format: (value: number) => string;
  readonly count: (value: number) => string;
  /** What would be fair. */
  readonly reference: number;
  readonly marks?: readonly PlotMark[];
  readonly cursor?: PlotCursor;
}

/** Lines over a common axis, drawn for the room they have. */
export function LinePlot(props: LinePlotProps) {
  const { label, xLabel, from, lines, format, count, reference, marks = [], cursor } = props;
  const { box, size } = usePlotSize();
  const marked = marks.map(({ at }) => at);
  const layout = lineLayout({ ...props, marked }, size);
  const { height, area, base, x, y } = layout;
  const move = (event: TargetedPointerEvent<SVGSVGElement>) => {
    if (cursor === undefined || !isSteering(event)) return;
    const frame = event.currentTarget.getBoundingClientRect();
    cursor.onMove(placeAt([event.clientX - frame.left, event.clientY - frame.top], layout, marked));
  };
  return (
    <div class={style.box} ref={box}>
      <svg
        class={cursor === undefined ? style.plot : style.steered}
        width={size.width}
        height={height}
        viewBox={`0 0 ${size.width} ${height}`}
        role="img"
        aria-label={label}
        onPointerDown={move}
        onPointerMove={move}
      >
        <HeightLines scale={y} area={area} format={format} />
        <WidthNumbers scale={x} area={area} format={count} letter={size.letter} label={xLabel} top={base} />
        <line class={style.reference} x1={area.left} x2={area.right} y1={y.at(reference)} y2={y.at(reference)} />
        {lines.map((line) => (
          <Line key={line.name} {...{ line, from, x, y }} />
        ))}
        {marks.map((mark) => (
          <Mark key={mark.at} mark={mark} x={x} top={area.bottom + MARK} />
        ))}
        {cursor !== undefined && <Cursor at={cursor.at} {...{ from, lines, layout }} />}
      </svg>
    </div>
  );
}

/** A mouse steers by being there, a finger or pen by touching: it may also be on its way down the page. */
const isSteering = ({ pointerType, buttons }: PointerEvent): boolean => pointerType === 'mouse' || buttons > 0;

interface LineProps extends Pick<LineLayout, 'x' | 'y'> {
  readonly line: PlotLine;
  readonly from: number;
}

function Line({ line, from, x, y }: LineProps) {
  const curve = { from, values: line.values };
  if (line.hue !== 'main') return <path class={style.other} data-hue={line.hue} d={linePath(curve, x, y)} />;
  return (
    <>
      {y.low === 0 && <path class={style.under} d={areaPath(curve, x, y)} />}
      <path class={style.main} d={linePath(curve, x, y)} />
    </>
  );
}

function Mark({ mark, x, top }: { readonly mark: PlotMark; readonly x: Scale; readonly top: number }) {
  const middle = x.at(mark.at);
  const corners = [
    [middle, top],
    [middle + MARK, top + 2 * MARK - 2],
    [middle - MARK, top + 2 * MARK - 2],
  ];
  return (
    <polygon class={style.mark} data-grave={mark.isGrave} points={corners.map((corner) => corner.join()).join(' ')} />
  );
}

interface CursorProps extends Pick<LinePlotProps, 'from' | 'lines'> {
  readonly at: number;
  readonly layout: LineLayout;
}

function Cursor({ at, from, lines, layout: { x, y, area, base } }: CursorProps) {
  const middle = x.at(at);
  return (
    <g class={style.cursor}>
      <line x1={middle} x2={middle} y1={area.top} y2={base} />
      {lines.map(({ name, values, hue }) => (
        <circle key={name} data-hue={hue} cx={middle} cy={y.at(values[at - from])} r={hue === 'main' ? 6 : 3.5} />
      ))}
    </g>
  );
}
