import type { Seat } from '@shoal/core';
import {
  type ChartHue,
  type ChartIntervals,
  type ChartLayout,
  type ChartLines,
  type ChartShape,
  type ChartSize,
  layIntervals,
  layLines,
  placeAt,
} from '@shoal/table-ui';
import { h } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import style from './plot.module.css';

interface Labelled {
  /** Describes the whole picture in words. */
  readonly label: string;
}

/** Shares from 0 to 1, each in its own row with its interval. */
export const IntervalPlot = ({ label, ...chart }: Labelled & Pick<ChartIntervals, 'rows' | 'format'>) => (
  <Plot label={label} lay={(size) => layIntervals({ ...chart, range: [0, 1], names: 'above' }, size)} />
);

interface LinePlotProps extends Labelled, Omit<ChartLines, 'cursor'> {
  readonly cursor?: { readonly at: number; readonly onMove: (at: number) => void };
}

/** Lines over a common axis. If there is a cursor, the pointer moves it. */
export const LinePlot = ({ label, cursor, ...chart }: LinePlotProps) => (
  <Plot
    label={label}
    lay={(size) => layLines({ ...chart, cursor: cursor?.at }, size)}
    onPoint={cursor && ((point, layout) => cursor.onMove(placeAt(point, layout, chart.marks)))}
  />
);

interface PlotProps<Layout extends ChartLayout> extends Labelled {
  readonly lay: (size: ChartSize) => Layout;
  /** Called when the pointer moves or presses in the picture. */
  readonly onPoint?: ((point: readonly [x: number, y: number], layout: Layout) => void) | undefined;
}

/** A chart laid out for the available width, so that its text is as large as the text around it. */
function Plot<Layout extends ChartLayout>({ label, lay, onPoint }: PlotProps<Layout>) {
  const { box, size } = usePlotSize();
  const layout = lay(size);
  const { width, height, shapes } = layout;
  const point = (event: PointerEvent & { readonly currentTarget: SVGSVGElement }) => {
    if (onPoint === undefined || !isSteering(event)) return;
    const { left, top } = event.currentTarget.getBoundingClientRect();
    onPoint([event.clientX - left, event.clientY - top], layout);
  };
  return (
    <div class={style.box} ref={box}>
      <svg
        class={onPoint === undefined ? style.plot : style.steered}
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={label}
        onPointerDown={point}
        onPointerMove={point}
      >
        {shapes.map(drawn)}
      </svg>
    </div>
  );
}

/** A mouse steers by hovering, a finger or pen only while pressed: otherwise it may be scrolling the page. */
const isSteering = ({ pointerType, buttons }: PointerEvent): boolean => pointerType === 'mouse' || buttons > 0;

const drawn = ({ tag, role, place, hue, text, hint }: ChartShape, key: number) =>
  h(tag, { ...place, key, class: style[role], 'data-hue': hue }, hint !== undefined && <title>{hint}</title>, text);

const UNMEASURED: ChartSize = { width: 320, letter: 13 };

function usePlotSize() {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(UNMEASURED);
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const measure = () => {
      const width = Math.floor(element.clientWidth);
      const letter = Number.parseFloat(getComputedStyle(element).fontSize);
      if (width > 0)
        setSize((before) => (before.width === width && before.letter === letter ? before : { width, letter }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { box, size };
}

/** The number of lines, besides the main one, that can be told apart. */
export const HUES = 5;

/** One seat stands out; the others get hues in seat order. */
export const hueOf = (of: Seat, main: Seat): ChartHue => (of === main ? 'main' : (of < main ? of : of - 1) % HUES);

/** A sample of a line, shown beside its name. */
export const LineSwatch = ({ hue }: { readonly hue: ChartHue }) => (
  <svg class={style.swatch} data-hue={hue} viewBox="0 0 28 8" aria-hidden="true">
    <line x1="2" x2="26" y1="4" y2="4" />
  </svg>
);

/** A sample of the fair-share line. */
export const FairSwatch = () => (
  <svg class={style.swatch} viewBox="0 0 28 8" aria-hidden="true">
    <line class={style.fair} x1="2" x2="26" y1="4" y2="4" />
  </svg>
);
