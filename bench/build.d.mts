/** Bundles the benchmark and returns the URL of the folder with the bundles. */
export function build(): Promise<string>;
