/** Rules, or anything else, as they are but for what is given. */
export const faulty = <R extends object>(rules: R, fault: Partial<R>): R =>
  Object.assign(Object.create(rules) as R, fault);
