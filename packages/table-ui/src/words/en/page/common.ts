/** What every page of the browser may say. */
export const common = {
  appName: 'Shoal',
  close: 'Close',
  cancel: 'Cancel',
  home: 'First page',
  more: 'More',
  loading: 'One moment.',
  notFound: 'There is no such game here: it was finished, thrown away, or played in another browser.',
  toHome: 'Go to the first page',
  failed: 'Something went wrong on this page. Your game is kept: load the page again to go on.',
  reload: 'Load again',
  updateReady: 'A new version of Shoal is ready.',
  updateNow: 'Use it now',
  updateLater: 'Later',
  copied: 'Copied.',
  notCopied: 'The browser did not allow copying: mark the text and copy it by hand.',
};
