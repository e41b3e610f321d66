import type { Plugin } from 'vite';

/** All that the page may do; the server sends the same, read from the built page. */
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
  // No string becomes markup or script; src/trusted-script-urls.ts lets our own workers pass.
  "require-trusted-types-for 'script'",
  'trusted-types default',
].join('; ');

const HEAD = '<head>';

/** Writes the policy into the built page, so that it holds on any host; Vite's own dev server could not live with it. */
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
