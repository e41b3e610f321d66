interface TrustedTypes {
  createPolicy(name: string, rules: { readonly createScriptURL: (address: string) => string | null }): unknown;
}

/** Not every browser has it, nor does every list of what browsers have. */
const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };

/** A worker has no document, and starts others from its own folder. */
const base = (): string => (typeof document === 'undefined' ? location.href : document.baseURI);

// The policy of the page forbids strings as script; workers beside the page are the one exception.
trustedTypes?.createPolicy('default', {
  createScriptURL: (address) => {
    const folder = new URL('.', base());
    return new URL(address, base()).href.startsWith(folder.href) ? address : null;
  },
});
