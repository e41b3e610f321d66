/** Bundles the benchmark; returns the address of the folder that holds the bundles. */
export function build(): Promise<string>;
