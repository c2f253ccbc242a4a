import type { z } from 'zod';
import { persianIssue } from '../../platform/persian-issues.ts';
import {
  type CatalogFrame,
  type CategoryRecord,
  categoryRecord,
  type ManufacturerRecord,
  manufacturerRecord,
  type ProductRecord,
  productRecord,
} from './catalog-file.ts';
import type { ImportKind, ImportRejection, Locations } from './import-report.ts';

export interface FileRecords {
  /** A parent before its children. */
  categories: CategoryRecord[];
  manufacturers: ManufacturerRecord[];
  products: ProductRecord[];
  rejected: ImportRejection[];
  locations: Locations;
}

/** The records that have the right shape and whose references are known; the others are told with place and reason. */
export function readRecords(frame: CatalogFrame): FileRecords {
  const rejected: ImportRejection[] = [];
  const locations: Locations = { category: new Map(), manufacturer: new Map(), product: new Map() };
  const read = <T extends { id: string }>(kind: keyof Locations, list: string, rows: unknown[], shape: z.ZodType<T>) =>
    rows.flatMap((row, index) => {
      const location = `${list}[${index}]`;
      const record = parseRecord(shape, row, { kind, location, key: idOf(row) }, rejected);
      if (!record) return [];
      if (locations[kind].has(record.id)) {
        rejected.push({
          kind,
          location: `${location}.id`,
          key: record.id,
          field: 'id',
          reason: 'این شناسه تکراری است.',
        });
        return [];
      }
      locations[kind].set(record.id, location);
      return [record];
    });
  const rejectReference = (kind: keyof Locations, key: string, field: string, reason: string) => {
    rejected.push({ kind, location: `${locations[kind].get(key)}.${field}`, key, field, reason });
  };

  const categories = parentsFirst(read('category', 'categories', frame.categories, categoryRecord), (orphan) =>
    rejectReference('category', orphan.id, 'parent', `دستهٔ بالادست «${orphan.parent}» در فهرست پذیرفته‌شده نیست.`),
  );
  const manufacturers = read('manufacturer', 'manufacturers', frame.manufacturers, manufacturerRecord);
  const categoryIds = new Set(categories.map((category) => category.id));
  const products = read('product', 'products', frame.products, productRecord).filter((product) => {
    const isCategoryKnown = categoryIds.has(product.category);
    const isMakerKnown = locations.manufacturer.has(product.manufacturer);
    if (!isCategoryKnown) {
      rejectReference('product', product.id, 'category', `دستهٔ «${product.category}» شناخته نیست.`);
    } else if (!isMakerKnown) {
      rejectReference('product', product.id, 'manufacturer', `سازندهٔ «${product.manufacturer}» شناخته نیست.`);
    }
    return isCategoryKnown && isMakerKnown;
  });
  return { categories, manufacturers, products, rejected, locations };
}

function parentsFirst(
  categories: CategoryRecord[],
  rejectOrphan: (category: CategoryRecord) => void,
): CategoryRecord[] {
  const children = Map.groupBy(categories, (category) => category.parent);
  const ordered: CategoryRecord[] = [];
  const waiting = [...(children.get(null) ?? [])];
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    ordered.push(next);
    waiting.push(...(children.get(next.id) ?? []));
  }
  const reached = new Set(ordered.map((category) => category.id));
  for (const category of categories) if (!reached.has(category.id)) rejectOrphan(category);
  return ordered;
}

/** The record, or undefined and one line for its first fault. */
export function parseRecord<T>(
  shape: z.ZodType<T>,
  value: unknown,
  about: { kind: ImportKind; location: string; key: string },
  rejected: ImportRejection[],
): T | undefined {
  const parsed = shape.safeParse(value, { error: persianIssue });
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const field = (issue?.path ?? []).reduce<string>(
    (path, step) => (typeof step === 'number' ? `${path}[${step}]` : path ? `${path}.${String(step)}` : String(step)),
    '',
  );
  const location = field ? `${about.location}.${field}` : about.location;
  rejected.push({ ...about, location, field, reason: issue?.message ?? 'این مقدار درست نیست.' });
  return undefined;
}

function idOf(row: unknown): string {
  return typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'string' ? row.id : '';
}
