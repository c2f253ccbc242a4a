import type { Import } from './import-graph.ts';

/** Imports that a rule allows, by the prefixes of both paths. */
export interface Exception {
  from: string;
  to: string;
  why: string;
}

/** Removes the excepted imports. An unused exception is a fault. */
export function without(imports: readonly Import[], exceptions: readonly Exception[]) {
  const used = new Set<Exception>();
  const rest = imports.filter(({ from, to }) => {
    const excepted = exceptions.find((one) => from.startsWith(one.from) && to.startsWith(one.to));
    if (excepted) used.add(excepted);
    return !excepted;
  });
  const faults = exceptions
    .filter((one) => !used.has(one))
    .map(({ from, to }) => `${from}: the exception for its import of ${to} is needed no more`);
  return { rest, faults };
}
