/** What only `shoal web` says. */
export const webWords = {
  isAt: (url: string) => `Shoal is at ${url}`,
  onNetwork: (url: string) => `On your network: ${url}`,
  howToStop: 'Press Ctrl-C to stop.',
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
} as const;
