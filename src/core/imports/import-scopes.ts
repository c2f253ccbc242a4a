import { type ImportTarget, importTargets, offerTargets } from './import-targets.ts';

/** A whole catalogue, or the terms of a supplier's own offers. */
export type ImportScope = 'catalog' | 'offers';

export const scopeOf = (supplierId: string | null): ImportScope => (supplierId === null ? 'catalog' : 'offers');

/** What a column may be. */
export const targetsOfScope: Readonly<Record<ImportScope, readonly ImportTarget[]>> = {
  catalog: importTargets,
  offers: offerTargets,
};
