import { describe, expect, it } from 'vitest';
import { demoCatalog } from '../../../src/demo/demo-catalog.ts';

const categoryByKey = new Map([...demoCatalog.categories].map((category) => [category.key, category]));
const supplierByKey = new Map([...demoCatalog.suppliers].map((supplier) => [supplier.key, supplier]));
const products = [...demoCatalog.baseProducts];
const productByKey = new Map(products.map((product) => [product.key, product]));
const offers = [...demoCatalog.offers];
const offersByProduct = Map.groupBy(offers, ({ baseProductKey }) => baseProductKey);
const rootOf = (categoryKey: string) => categoryByKey.get(categoryKey)?.categoryType;
const manufacturers = [...supplierByKey.values()].filter(({ type }) => type === 'manufacturer');

describe('brands of the demo catalogue', () => {
  it('are on every product of the goods root, and on nothing else', () => {
    const wrong = products.filter(
      ({ brand, categoryKey }) => (brand !== undefined) !== (rootOf(categoryKey) === 'Product'),
    );
    expect(wrong.map(({ key }) => key)).toEqual([]);
  });

  it('name the manufacturer that sells the product', () => {
    const wrong = products.filter(({ key, brand, categoryKey }) => {
      if (rootOf(categoryKey) !== 'Product') return false;
      const makers = (offersByProduct.get(key) ?? []).flatMap(({ supplierKey }) =>
        manufacturers.filter((maker) => maker.key === supplierKey),
      );
      return makers.length > 0 && !makers.some(({ name }) => name === brand);
    });
    expect(wrong.map(({ key }) => key)).toEqual([]);
  });

  it('of a manufacturer are on no product that it does not sell', () => {
    const wrong = products.filter(({ key, brand }) => {
      const maker = manufacturers.find(({ name }) => name === brand);
      return maker && !offersByProduct.get(key)?.some(({ supplierKey }) => supplierKey === maker.key);
    });
    expect(wrong.map(({ key }) => key)).toEqual([]);
  });

  it('have one country of origin, which all offers of the product share', () => {
    const origins = new Map<string, Set<string | undefined>>();
    for (const { baseProductKey, origin } of offers) {
      const brand = productByKey.get(baseProductKey)?.brand ?? '';
      origins.set(brand, (origins.get(brand) ?? new Set()).add(origin));
    }
    expect([...origins].filter(([, countries]) => countries.size !== 1)).toEqual([]);
    expect([...origins].filter(([brand, countries]) => brand !== '' && countries.has(undefined))).toEqual([]);
    expect(origins.size).toBeGreaterThan(80);
  });
});

describe('prices of the demo catalogue', () => {
  it('have no tier below the minimum order, and the first tier at it', () => {
    const wrong = offers.filter(({ prices, moq = 1 }) => prices.length > 0 && prices[0]?.minQty !== moq);
    expect(wrong.map(({ key }) => key)).toEqual([]);
    expect(offers.filter(({ prices, moq = 1 }) => prices.some(({ minQty }) => minQty < moq))).toEqual([]);
  });

  it('have tiers whose quantities rise', () => {
    const wrong = offers.filter(({ prices }) =>
      prices.some(({ minQty }, index) => index > 0 && minQty <= (prices[index - 1]?.minQty ?? 0)),
    );
    expect(wrong.map(({ key }) => key)).toEqual([]);
  });
});

describe('lead times of the demo catalogue', () => {
  it('are one time for a consulting service: the offer repeats the delivery time of the service', () => {
    const consulting = offers.filter(({ baseProductKey }) => {
      const product = productByKey.get(baseProductKey);
      return product && rootOf(product.categoryKey) === 'ConsultingService';
    });
    const wrong = consulting.filter(({ baseProductKey, leadTimeDays }) => {
      const values = productByKey.get(baseProductKey)?.properties;
      return values?.find(({ propertyKey }) => propertyKey === 'delivery')?.value !== leadTimeDays;
    });
    expect(consulting.length).toBeGreaterThan(50);
    expect(wrong.map(({ key }) => key)).toEqual([]);
  });
});
