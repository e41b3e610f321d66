export { CLOCK } from './clock.ts';
export { serveTasks } from './serve-tasks.ts';
export { ThreadPool } from './thread-pool.ts';
