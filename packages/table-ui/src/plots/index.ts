export * from './bar-chart.ts';
export * from './interval-chart.ts';
export * from './line-chart.ts';
export * from './report-page.ts';
export { exactScale, roundScale, type Scale } from './scale.ts';
export * from './text-plot.ts';
