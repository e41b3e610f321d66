import { networkInterfaces } from 'node:os';

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

type Interfaces = Readonly<Record<string, readonly Address[] | undefined>>;

interface Address {
  readonly address: string;
  readonly family: string;
  readonly internal: boolean;
}

/** Networks inside this machine, which no phone is in. */
const VIRTUAL = /^(?:br-|docker|lxc|podman|tap|tun|utun|vboxnet|veth|virbr|vmnet|zt)|vEthernet|VirtualBox|VMware|WSL/;
const SELF_ASSIGNED = /^169\.254\./;

/** The addresses by which others reach this machine, the likeliest first. */
export function networkAddresses(interfaces: Interfaces = networkInterfaces()): string[] {
  const named = Object.entries(interfaces).flatMap(([name, addresses = []]) =>
    addresses.map((address) => ({ ...address, name })),
  );
  const outside = named.filter(({ family, internal }) => family === 'IPv4' && !internal);
  const isUnlikely = ({ name, address }: (typeof named)[number]) => VIRTUAL.test(name) || SELF_ASSIGNED.test(address);
  return [...outside.filter((one) => !isUnlikely(one)), ...outside.filter(isUnlikely)].map(({ address }) => address);
}
