export * from './files-icons.tsx';
export { Logo } from './logo.tsx';
export * from './page-icons.tsx';
export * from './players-icons.tsx';
export * from './sound-icons.tsx';
export * from './table-icons.tsx';
export * from './ways-icons.tsx';
