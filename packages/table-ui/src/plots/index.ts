export type { ChartHue, ChartLayout, ChartShape, ChartSize } from './chart-layout.ts';
export * from './charts.ts';
export * from './interval-layout.ts';
export * from './line-layout.ts';
export * from './report-page.ts';
export * from './text-plot.ts';
