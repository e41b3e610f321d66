import type { IncomingMessage, RequestListener } from 'node:http';
import { SOCKET_PATH } from '@shoal/room/protocol';
import type { Site } from '../http/site.ts';
import { answerFrom, plainAnswer, type SiteAnswer } from '../http/site-answer.ts';
import { isLoopback } from '../sockets/client-address.ts';
import type { MetricsAudience } from './server-settings.ts';

interface ReceptionPorts {
  readonly site: Site | null;
  readonly hasRooms: boolean;
  readonly audience: MetricsAudience;
  /** Null while all is well. */
  whyNotReady(): 'stopping' | 'not-saving' | null;
  metrics(): Promise<string>;
}

type Answerer = (request: IncomingMessage) => SiteAnswer | Promise<SiteAnswer>;

const METRICS_TYPE = { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' };

/** Answers all requests: those of operators by their own pages, all others from the site. */
export function reception(ports: ReceptionPorts): RequestListener {
  const pages = operatorPages(ports);
  return async (request, response) => {
    const page = isQuestion(request) ? pages.get(request.url?.split('?', 1)[0] ?? '') : undefined;
    const { status, headers, body } = await (page ?? siteAnswerer(ports.site))(request);
    response.writeHead(status, { ...headers });
    response.end(request.method === 'HEAD' ? undefined : (body ?? undefined));
  };
}

const isQuestion = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

const siteAnswerer =
  (site: Site | null): Answerer =>
  (request) =>
    site === null ? plainAnswer(404, 'This server has rooms and no page.') : answerFrom(site, request);

function operatorPages({ hasRooms, audience, whyNotReady, metrics }: ReceptionPorts): ReadonlyMap<string, Answerer> {
  return new Map<string, Answerer>([
    // Tells a page whether this host has rooms.
    [
      SOCKET_PATH,
      () =>
        hasRooms
          ? plainAnswer(426, 'Rooms are joined by WebSocket.', { Upgrade: 'websocket' })
          : plainAnswer(404, 'This server has no rooms.'),
    ],
    ['/healthz', () => plainAnswer(200, 'alive')],
    [
      '/readyz',
      () => {
        const reason = whyNotReady();
        return reason === null ? plainAnswer(200, 'ready') : plainAnswer(503, reason);
      },
    ],
    [
      '/metrics',
      async (request) => {
        if (audience === 'nobody' || (audience === 'this-machine' && !isFromHere(request)))
          return plainAnswer(404, 'Metrics are not shown here.');
        return plainAnswer(200, (await metrics()).trimEnd(), METRICS_TYPE);
      },
    ],
  ]);
}

/** A proxy on this machine speaks for somebody elsewhere. */
const isFromHere = ({ socket, headers }: IncomingMessage): boolean =>
  isLoopback(socket.remoteAddress ?? '') &&
  headers['x-forwarded-for'] === undefined &&
  headers['forwarded'] === undefined;
