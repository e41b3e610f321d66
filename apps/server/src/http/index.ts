export { readSite, type Site } from './site.ts';
export { networkAddresses, type SiteUrls, urlsOf } from './site-urls.ts';
