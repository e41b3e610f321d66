import type { Site } from '../src/http/site.ts';
import { type ListenPlace, type RunningServer, startServer } from '../src/index.ts';
import { SETTINGS } from './server/test-server.ts';

/** Serves a page without rooms. */
export const serveSite = (site: Site, place: ListenPlace): Promise<RunningServer> =>
  startServer({ ...SETTINGS, site, place, data: null });
