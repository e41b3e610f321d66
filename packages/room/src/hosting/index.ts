export { Host } from './host.ts';
export * from './ports.ts';
export { TokenBucket } from './token-bucket.ts';
