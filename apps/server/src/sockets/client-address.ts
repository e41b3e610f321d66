import { BlockList, isIP } from 'node:net';

/** Which proxies may say whom they speak for. */
export type ProxyTrust =
  | { readonly type: 'nobody' }
  /** This many proxies, whatever their addresses. */
  | { readonly type: 'hops'; readonly hops: number }
  | { readonly type: 'addresses'; readonly addresses: BlockList };

export const TRUST_NOBODY: ProxyTrust = { type: 'nobody' };

const MOST_HOPS = 10;
const LOOPBACK = ['127.0.0.0/8', '::1'];

/** Parses a number of proxies, or a list such as `loopback,10.0.0.0/8`. Returns null for anything else. */
export function readProxyTrust(text: string): ProxyTrust | null {
  if (/^\d{1,2}$/.test(text)) {
    const hops = Number(text);
    return hops <= MOST_HOPS ? { type: 'hops', hops } : null;
  }
  const addresses = new BlockList();
  const entries = text.split(',').flatMap((entry) => (entry.trim() === 'loopback' ? LOOPBACK : [entry.trim()]));
  return entries.every((entry) => add(addresses, entry)) ? { type: 'addresses', addresses } : null;
}

function add(list: BlockList, entry: string): boolean {
  const [address, bits, ...rest] = entry.split('/');
  const version = isIP(address);
  const most = version === 4 ? 32 : 128;
  if (version === 0 || rest.length > 0 || (bits !== undefined && !/^\d{1,3}$/.test(bits))) return false;
  const prefix = bits === undefined ? most : Number(bits);
  if (prefix > most) return false;
  list.addSubnet(address, prefix, version === 4 ? 'ipv4' : 'ipv6');
  return true;
}

const isListed = (list: BlockList, address: string): boolean =>
  list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Is this neighbour a proxy whose word counts? */
export function isTrusted(trust: ProxyTrust, peer: string): boolean {
  if (trust.type === 'addresses') return isListed(trust.addresses, plainAddress(peer));
  return trust.type === 'hops' && trust.hops > 0;
}

/** The address of a client: its own, or what trusted proxies say of it in `X-Forwarded-For`. */
export function clientAddress(trust: ProxyTrust, peer: string, forwarded: string | undefined): string {
  const told = (forwarded ?? '').split(',').map((part) => plainAddress(part.trim()));
  const chain = [plainAddress(peer), ...told.toReversed()];
  let client = chain[0];
  for (const [hop, next] of chain.slice(1).entries()) {
    const isBelieved = trust.type === 'hops' ? hop < trust.hops : isTrusted(trust, client);
    if (!isBelieved || isIP(next) === 0) break;
    client = next;
  }
  return client;
}

/** An IPv4 address within IPv6 is written as what it is. */
const plainAddress = (address: string): string =>
  /^::ffff:(?=\d+\.)/i.test(address) ? address.slice('::ffff:'.length) : address;

const OWN_ADDRESS = /^(?:127\.|::1$)/;

export const isLoopback = (address: string): boolean => OWN_ADDRESS.test(plainAddress(address));

/** What limits count by: one household has all addresses of an IPv6 network. */
export function networkOf(peer: string): string {
  const address = plainAddress(peer);
  if (isIP(address) !== 6) return address;
  const [head, tail] = address.split('::', 2);
  const groups = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length);
  const whole = [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...(tail?.split(':') ?? [])];
  return `${whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group || '0', 16).toString(16))
    .join(':')}::`;
}
