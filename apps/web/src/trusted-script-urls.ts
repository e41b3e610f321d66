interface TrustedTypes {
  createPolicy(name: string, rules: { readonly createScriptURL: (address: string) => string | null }): unknown;
}

/** Missing in some browsers, and in the types of the DOM. */
const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };

/** A worker has no document; it starts other workers from its own folder. */
const base = (): string => (typeof document === 'undefined' ? location.href : document.baseURI);

// The page's policy forbids strings as scripts, except the URLs of its own workers.
trustedTypes?.createPolicy('default', {
  createScriptURL: (address) => {
    const folder = new URL('.', base());
    return new URL(address, base()).href.startsWith(folder.href) ? address : null;
  },
});
