export { type ListenPlace, type ServedSite, serveSite } from './serve-site.ts';
export { readSite, type Site } from './site.ts';
export { networkAddresses, type SiteUrls, urlsOf } from './site-urls.ts';
