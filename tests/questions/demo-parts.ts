import { demoCatalog } from '../../src/demo/demo-catalog.ts';
import type { Part } from './question.ts';

const parentOf = new Map([...demoCatalog.categories].map(({ key, parentKey }) => [key, parentKey]));

function pathOf(key: string): string[] {
  const parent = parentOf.get(key);
  return parent ? [key, ...pathOf(parent)] : [key];
}

const suppliersOf = new Map<string, Set<string>>();
for (const { baseProductKey, supplierKey } of demoCatalog.offers) {
  suppliersOf.set(baseProductKey, (suppliersOf.get(baseProductKey) ?? new Set()).add(supplierKey));
}

/** All base products of the demo, with their categories and suppliers. */
export const demoParts: readonly Part[] = [...demoCatalog.baseProducts].map((record) => ({
  record,
  categoryPath: pathOf(record.categoryKey),
  supplierKeys: suppliersOf.get(record.key) ?? new Set(),
}));
