import type { StoreErrorCode } from '@shoal/server';

/** What only `shoal web` and `shoal serve` say. */
export const webWords = {
  isAt: (url: string) => `Shoal is at ${url}`,
  onNetwork: (url: string) => `On your network: ${url}`,
  forFriends: (url: string) => `For friends: ${url}`,
  howToStop: 'Press Ctrl-C to stop.',
  howToOpenRoom: (call: string) => `Open a room in another terminal: ${call}`,
  notBuilt: 'The page is not built yet: run npm start -- web in the folder of Shoal to build and serve it.',
  otherPort: (wanted: number, port: number) =>
    `Port ${wanted} is taken, so this is port ${port}, where the browser does not see your saved games and settings; stop the other program to get them back.`,
  noNetwork: 'This machine is not on a network; connect it and start again so that others can join.',
  needsHttps: 'Over plain http, others can play but cannot install the page or use it offline: that needs https.',
  cannotOpen: (url: string) => `No browser could be opened; open ${url} yourself.`,
  portTaken: (port: number) => `Port ${port} is taken by another program: give another --port, or leave it out.`,
  portForbidden: (port: number) => `You are not allowed to listen on port ${port}: give a --port from 1024 up.`,
  noSuchHost: (host: string) =>
    `This machine has no address "${host}"; give --host one that it has, or none to listen on all of them.`,
  cannotListen: (code: string) =>
    `The page cannot be served: the system refuses the port (${code}); try another --port.`,
  stopOther: (port: number) => `Port ${port} is taken by another program: stop it, or give another --port.`,
  withoutRooms: (reason: string) => `The page is served without rooms. ${reason}`,
  setAside: (name: string) =>
    `The file of all rooms was damaged: it is now called ${name} and unchanged, and the server has begun a new one.`,
  backedUp: (file: string) => `All rooms are copied to ${file}.`,
  rooms: {
    locked: (folder: string) => `Another server has the rooms in ${folder}: stop it, or give another --data.`,
    newer: (folder: string) => `A newer version of Shoal wrote the rooms in ${folder}: update Shoal to open them.`,
    foreign: (folder: string) =>
      `The file rooms.db in ${folder} belongs to another program: move it away, or give another --data.`,
    inaccessible: (folder: string) =>
      `The rooms in ${folder} cannot be read and written: allow that, or let shoal serve keep them elsewhere with --data.`,
    'no-sqlite': () => 'SQLite is missing: run npm install again on this machine, or use Node 22.13 or later.',
    'target-inaccessible': (file: string) =>
      `${file} cannot be written: make its folder and allow that, or name another file.`,
    'target-exists': (file: string) =>
      `There is a ${file} already, and a copy never replaces a file: name another one.`,
    'no-rooms': (folder: string) => `There are no rooms in ${folder} to copy: give the --data of the server.`,
    damaged: (folder: string) =>
      `The file of all rooms in ${folder} is damaged and was not copied: start the server, which sets it aside.`,
  } satisfies Readonly<Record<StoreErrorCode, (place: string) => string>>,
  badProxies: (text: string) =>
    `"${text}" names no proxies: give --trust-proxy the number of proxies, or addresses such as loopback or 10.0.0.0/8.`,
  badOrigin: (text: string) =>
    `"${text}" is not an origin: give one such as https://cards.example.org, without a path.`,
} as const;
