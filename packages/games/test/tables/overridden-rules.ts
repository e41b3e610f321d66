import type { Rules, Vocabulary } from '@shoal/core';

export type AnyRules = Rules<Vocabulary>;

/** Rules with some methods replaced. */
export function overriddenRules(rules: AnyRules, overridden: (rules: AnyRules) => Partial<AnyRules>): AnyRules {
  const overrides: Partial<AnyRules> = overridden(rules);
  return new Proxy(rules, {
    get(target, property) {
      const override = overrides[property as keyof AnyRules];
      const value: unknown = override ?? target[property as keyof AnyRules];
      return typeof value === 'function' && override === undefined ? value.bind(target) : value;
    },
  });
}
