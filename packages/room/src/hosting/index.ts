export { Host } from './host.ts';
export * from './ports.ts';
