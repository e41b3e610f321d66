import { bestEncoding, type Encoding } from './encoding.ts';
import { PAGE, type Site, type SiteFile } from './site.ts';

interface SiteRequest {
  readonly method?: string | undefined;
  /** The target as it came: a path, still encoded. */
  readonly url?: string | undefined;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

export interface SiteAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Null where the status or the method allows none. */
  readonly body: Buffer | null;
}

const CLOSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
  'xr-spatial-tracking',
];

const FIXED_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': CLOSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
} as const;

/** Looks a name up and nothing else: no path is ever built from what somebody asks for. */
export function answerFrom(site: Site, request: SiteRequest): SiteAnswer {
  const common = { ...FIXED_HEADERS, 'Content-Security-Policy': `${site.policy}; frame-ancestors 'none'` };
  const { status, headers, body } = ownAnswer(site, request);
  const isBodiless = request.method === 'HEAD' || body === null;
  const length: Record<string, string> = body === null ? {} : { 'Content-Length': String(body.length) };
  return { status, headers: { ...common, ...headers, ...length }, body: isBodiless ? null : body };
}

function ownAnswer(site: Site, { method, url = '', headers }: SiteRequest): SiteAnswer {
  // Whatever such a request carries is not waited for.
  if (method !== 'GET' && method !== 'HEAD')
    return plainText(405, 'Only GET and HEAD are answered here.', { Allow: 'GET, HEAD', Connection: 'close' });
  const file = site.files.get(nameIn(url));
  if (file === undefined) return plainText(404, 'There is nothing at this address; Shoal is at /.', {});
  return fileAnswer(file, textOf(headers['accept-encoding']), textOf(headers['if-none-match']));
}

function fileAnswer(file: SiteFile, accepted: string, known: string): SiteAnswer {
  const encoding = bestEncoding(accepted, file.bodies);
  const tag = tagOf(file, encoding);
  const headers: Record<string, string> = {
    ETag: tag,
    'Cache-Control': file.isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
  if (file.bodies.size > 1) headers['Vary'] = 'Accept-Encoding';
  if (isAmong(tag, known)) return { status: 304, headers, body: null };
  headers['Content-Type'] = file.type;
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding;
  return { status: 200, headers, body: file.bodies.get(encoding) ?? null };
}

/** Every encoding is a body of its own, and so has a tag of its own. */
const tagOf = ({ hash }: SiteFile, encoding: Encoding): string =>
  encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`;

/** Does `If-None-Match` name this tag? */
const isAmong = (tag: string, known: string): boolean =>
  known.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === tag);

const BARE_HEADERS = { 'Content-Security-Policy': "default-src 'none'", 'Cache-Control': 'no-store' } as const;

/** A sentence for programs and operators, which no page is made of. */
export const plainAnswer = (
  status: number,
  sentence: string,
  headers: Readonly<Record<string, string>> = {},
): SiteAnswer => {
  const { body, ...plain } = plainText(status, sentence, headers);
  const length = { 'Content-Length': String(body?.length ?? 0) };
  return {
    ...plain,
    body,
    headers: { ...FIXED_HEADERS, ...plain.headers, ...BARE_HEADERS, ...length },
  };
};

const plainText = (status: number, sentence: string, headers: Readonly<Record<string, string>>): SiteAnswer => ({
  status,
  headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache', ...headers },
  body: Buffer.from(`${sentence}\n`),
});

/** The file that a target names; the empty name is the page, and an odd one is found nowhere. */
function nameIn(target: string): string {
  const [path] = target.split(/[?#]/, 1);
  if (path === '/') return PAGE;
  return path.startsWith('/') ? decoded(path.slice(1)) : '';
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}

const textOf = (header: string | readonly string[] | undefined): string => [header ?? ''].flat().join(', ');
