import type {
  CatalogSource,
  SourceBaseProduct,
  SourceCategory,
  SourceOffer,
  SourceSupplier,
} from '../../src/server/catalog/ingest/source.ts';

/** A source that the `build…` functions fill; pass it to `writeCatalog`. */
export interface TestCatalog extends CatalogSource {
  categories: SourceCategory[];
  suppliers: SourceSupplier[];
  baseProducts: SourceBaseProduct[];
  offers: SourceOffer[];
}

export const newCatalog = (name = 'test'): TestCatalog => ({
  name,
  categories: [],
  suppliers: [],
  baseProducts: [],
  offers: [],
});

const nextNumber = (records: readonly unknown[]): number => records.length + 1;

/** Below the root of products unless a parent is given. */
export function buildCategory(catalog: TestCatalog, overrides: Partial<SourceCategory> = {}): SourceCategory {
  const number = nextNumber(catalog.categories);
  const categoryType = overrides.categoryType ?? 'Product';
  const category: SourceCategory = {
    key: `category-${number}`,
    parentKey: `root:${categoryType}`,
    categoryType,
    name: `دستهٔ ${number}`,
    glyph: 'product',
    ...overrides,
  };
  catalog.categories.push(category);
  return category;
}

export function buildSupplier(catalog: TestCatalog, overrides: Partial<SourceSupplier> = {}): SourceSupplier {
  const number = nextNumber(catalog.suppliers);
  const supplier: SourceSupplier = {
    key: `supplier-${number}`,
    name: `تأمین‌کنندهٔ ${number}`,
    type: 'manufacturer',
    province: 'تهران',
    city: 'تهران',
    ...overrides,
  };
  catalog.suppliers.push(supplier);
  return supplier;
}

/** Creates its category unless `categoryKey` is given. */
export function buildBaseProduct(catalog: TestCatalog, overrides: Partial<SourceBaseProduct> = {}): SourceBaseProduct {
  const number = nextNumber(catalog.baseProducts);
  const product: SourceBaseProduct = {
    key: `product-${number}`,
    categoryKey: overrides.categoryKey ?? buildCategory(catalog).key,
    title: `کالای ${number}`,
    properties: [],
    ...overrides,
  };
  catalog.baseProducts.push(product);
  return product;
}

/** Creates its base product and its supplier unless their keys are given. */
export function buildOffer(catalog: TestCatalog, overrides: Partial<SourceOffer> = {}): SourceOffer {
  const number = nextNumber(catalog.offers);
  const offer: SourceOffer = {
    key: `offer-${number}`,
    baseProductKey: overrides.baseProductKey ?? buildBaseProduct(catalog).key,
    supplierKey: overrides.supplierKey ?? buildSupplier(catalog).key,
    priceType: 'fixed',
    prices: [{ minQty: 1, amountRial: 1_000_000 }],
    saleUnitId: 'EACH',
    stockState: 'inStock',
    ...overrides,
  };
  catalog.offers.push(offer);
  return offer;
}
