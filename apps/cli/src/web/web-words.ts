/** What only `shoal web` says. */
export const webWords = {
  isAt: (url: string) => `Shoal is at ${url}`,
  onNetwork: (url: string) => `On your network it is at ${url}`,
  howToStop: 'Ctrl-C stops it.',
  notBuilt: 'The page is not built yet: npm start -- web, in the folder of Shoal, builds it and serves it.',
  otherPort: (usual: number, port: number) =>
    `Port ${usual} is taken, so this is port ${port}, where a browser has none of the games and settings of the usual one; stop the other program to have them back.`,
  noNetwork: 'This machine has no address on a network; connect it to one and start again for others to join.',
  needsHttps:
    'Over plain http a page can be played, but not installed or used offline: that needs https, or this machine itself.',
  cannotOpen: (url: string) => `No browser could be started here; open ${url} yourself.`,
  portTaken: (port: number) =>
    `Port ${port} is taken by another program: give another --port, or none for any free one.`,
  portForbidden: (port: number) => `This account may not listen at port ${port}: give a --port from 1024 up.`,
  noSuchHost: (host: string) =>
    `${host} is no address of this machine: give --host one that is, or nothing to listen at all of them.`,
  cannotListen: (code: string) =>
    `The page cannot be served: the system refuses to listen (${code}); try another --port.`,
} as const;
