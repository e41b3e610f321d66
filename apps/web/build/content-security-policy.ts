import type { Plugin } from 'vite';

/** The policy of the page. The server reads it from the built page and sends it as a header. */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  // No string becomes markup or script; src/trusted-script-urls.ts admits the page's own workers.
  "require-trusted-types-for 'script'",
  'trusted-types default',
].join('; ');

const HEAD = '<head>';

/**
 * Writes the policy into the built page, so that it holds on any host; Vite's development server cannot work with it.
 */
export const contentSecurityPolicy = (): Plugin => ({
  name: 'shoal:content-security-policy',
  apply: 'build',
  transformIndexHtml: (html) => {
    if (!html.includes(HEAD)) throw new Error(`index.html needs a plain ${HEAD} for the content security policy`);
    return html.replace(
      HEAD,
      `${HEAD}\n    <meta http-equiv="Content-Security-Policy" content="${CONTENT_SECURITY_POLICY}">`,
    );
  },
});
