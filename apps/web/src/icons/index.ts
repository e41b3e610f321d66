export * from './icons.tsx';
export { Logo } from './logo.tsx';
