/** Rules, or any other object, with some members replaced. */
export const faulty = <R extends object>(rules: R, fault: Partial<R>): R =>
  Object.assign(Object.create(rules) as R, fault);
