import type { WriteReport } from '../write-report.ts';

export type ImportKind = 'category' | 'manufacturer' | 'product' | 'value' | 'property';

export interface ImportRejection {
  kind: ImportKind;
  /** Where in the file, e.g. `products[12].props[3].unit`. */
  location: string;
  /** The record's id; of a value: its product's. */
  key: string;
  field: string;
  /** Persian. */
  reason: string;
}

export interface ImportCounts {
  accepted: number;
  updated: number;
  unchanged: number;
  rejected: number;
}

export interface ImportReport {
  source: string;
  isDryRun: boolean;
  category: ImportCounts;
  manufacturer: ImportCounts;
  product: ImportCounts;
  /** In the order they were met. */
  rejected: ImportRejection[];
}

/** The records' places in the file, by kind and id. */
export type Locations = Record<'category' | 'manufacturer' | 'product', Map<string, string>>;

/** One report of what reading and what writing refused. A product is its base product and its one offer. */
export function toImportReport(
  source: string,
  isDryRun: boolean,
  written: WriteReport,
  readRejections: readonly ImportRejection[],
  locations: Locations,
): ImportReport {
  const refusedProducts = new Set(written.baseProduct.rejected.map((rejection) => rejection.key));
  const refusedOffers = written.offer.rejected.filter((rejection) => !refusedProducts.has(rejection.key));
  const located = (kind: keyof Locations, { key, field, reason }: { key: string; field: string; reason: string }) => ({
    kind,
    location: `${locations[kind].get(key) ?? '?'}.${field}`,
    key,
    field,
    reason,
  });
  const rejected: ImportRejection[] = [
    ...readRejections,
    ...written.category.rejected.map((rejection) => located('category', rejection)),
    ...written.property.rejected.map((rejection) => ({
      ...rejection,
      kind: 'property' as const,
      location: rejection.key,
    })),
    ...written.supplier.rejected.map((rejection) => located('manufacturer', rejection)),
    ...[...written.baseProduct.rejected, ...refusedOffers].map((rejection) => located('product', rejection)),
  ];
  const refused = (kind: ImportKind) => rejected.filter((rejection) => rejection.kind === kind).length;
  const counts = (kind: ImportKind, { accepted, updated, unchanged }: WriteReport['category']) => ({
    accepted,
    updated,
    unchanged,
    rejected: refused(kind),
  });
  return {
    source,
    isDryRun,
    category: counts('category', written.category),
    manufacturer: counts('manufacturer', written.supplier),
    product: counts('product', written.baseProduct),
    rejected,
  };
}
