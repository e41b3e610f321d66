export * from './host.ts';
export * from './ports.ts';
