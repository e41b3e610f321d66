import type { ClientSocket, HostPorts, SocketListener } from './ports.ts';

/** All rooms of a server. Knows neither sockets nor disks. */
export class Host {
  readonly #ports: HostPorts;

  constructor(ports: HostPorts) {
    this.#ports = ports;
  }

  /** Takes a new connection. */
  connect(socket: ClientSocket): SocketListener {
    void this.#ports;
    void socket;
    return { receive: () => undefined, closed: () => undefined };
  }

  /** Tells all clients to come back after a moment, and resolves when everything is saved. */
  async stop(): Promise<void> {}
}
