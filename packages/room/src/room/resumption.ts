/** Resolves when a stopped room resumes or closes: true if its pending decision counts. */
export class Resumption {
  resolve: (isDone: boolean) => void = () => undefined;
  readonly promise = new Promise<boolean>((resolve) => {
    this.resolve = resolve;
  });
}
