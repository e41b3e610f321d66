import { networkAddresses } from './network-addresses.ts';

/** Where a served page is found. */
export interface SiteUrls {
  /** On this machine. */
  readonly here: string;
  /** On other machines, the likeliest first. */
  readonly network: readonly string[];
}

const LOOPBACK = /^(?:127\.|localhost$|::1$)/;
const EVERYWHERE = new Set(['0.0.0.0', '::']);

/** A host alone is an address of this machine by which others reach it too. */
export function urlsOf(port: number, host: string | true | undefined): SiteUrls {
  const url = (address: string) => `http://${address.includes(':') ? `[${address}]` : address}:${port}/`;
  if (host === true || (host !== undefined && EVERYWHERE.has(host)))
    return { here: url('127.0.0.1'), network: networkAddresses().map(url) };
  if (host === undefined || LOOPBACK.test(host)) return { here: url(host ?? '127.0.0.1'), network: [] };
  return { here: url(host), network: [url(host)] };
}
