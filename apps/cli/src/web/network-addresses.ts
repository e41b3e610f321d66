import { networkInterfaces } from 'node:os';

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
