import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { drawingKinds } from '../../../src/core/catalog/drawing.ts';
import { findUnit } from '../../../src/core/units/unit-lookup.ts';
import { demoCatalog } from '../../../src/demo/demo-catalog.ts';
import type { SourceBaseProduct, SourceCategory, SourceProperty } from '../../../src/server/catalog/ingest/source.ts';

const categories = [...demoCatalog.categories];
const suppliers = [...demoCatalog.suppliers];
const products = [...demoCatalog.baseProducts];
const offers = [...demoCatalog.offers];

const categoryByKey = new Map(categories.map((category) => [category.key, category]));
const productByKey = new Map(products.map((product) => [product.key, product]));

function ancestry(category: SourceCategory): SourceCategory[] {
  const parent = category.parentKey === null ? undefined : categoryByKey.get(category.parentKey);
  return parent ? [category, ...ancestry(parent)] : [category];
}

function propertiesOf(product: SourceBaseProduct): Map<string, SourceProperty> {
  const category = categoryByKey.get(product.categoryKey);
  const all = category ? ancestry(category).flatMap(({ properties }) => properties ?? []) : [];
  return new Map(all.map((property) => [property.key, property]));
}

const isLeaf = (category: SourceCategory) => !categories.some(({ parentKey }) => parentKey === category.key);
const productsIn = (categoryType: string) =>
  products.filter(({ categoryKey }) => categoryByKey.get(categoryKey)?.categoryType === categoryType);

function product(partNumber: string): SourceBaseProduct {
  const found = products.find(({ partNumbers }) => partNumbers?.includes(partNumber));
  if (!found) throw new Error(`no product ${partNumber}`);
  return found;
}

const numbersOf = ({ properties }: SourceBaseProduct) =>
  Object.fromEntries(properties.map(({ propertyKey, value }) => [propertyKey, value]));

/** All Persian texts of the catalogue. */
const texts = [
  ...categories.flatMap(({ name, description, synonyms }) => [name, description ?? '', ...(synonyms ?? [])]),
  ...suppliers.flatMap(({ name, legalName, about, address, sections }) => [
    name,
    legalName ?? '',
    about ?? '',
    address ?? '',
    ...(sections ?? []).map(({ body }) => body),
  ]),
  ...products.map(({ title }) => title),
];

describe('the size of the demo catalogue', () => {
  it('has at least 150 categories on three levels under four roots', () => {
    expect(categories.filter(({ parentKey }) => parentKey === null).map(({ key }) => key)).toEqual([
      'IndustrialService',
      'Product',
      'ConsultingService',
      'ElectronicDocument',
    ]);
    expect(categories.length).toBeGreaterThanOrEqual(150);
    expect(new Set(categories.map((category) => ancestry(category).length))).toEqual(new Set([1, 2, 3]));
  });

  it('has at least 60 suppliers of all five types', () => {
    expect(suppliers.length).toBeGreaterThanOrEqual(60);
    expect(new Set(suppliers.map(({ type }) => type)).size).toBe(5);
  });

  it('has at least 3,000 products, 150 works and 150 documents', () => {
    expect(products.length).toBeGreaterThanOrEqual(3000);
    expect(productsIn('IndustrialService').length + productsIn('ConsultingService').length).toBeGreaterThanOrEqual(150);
    expect(productsIn('ElectronicDocument').length).toBeGreaterThanOrEqual(150);
  });

  it('has at least 4,500 offers, and at least one per product and per supplier', () => {
    expect(offers.length).toBeGreaterThanOrEqual(4500);
    expect(new Set(offers.map(({ baseProductKey }) => baseProductKey)).size).toBe(products.length);
    expect(new Set(offers.map(({ supplierKey }) => supplierKey)).size).toBe(suppliers.length);
  });

  it('leaves no leaf category empty', () => {
    const used = new Set(products.map(({ categoryKey }) => categoryKey));
    expect(categories.filter((category) => isLeaf(category) && !used.has(category.key)).map(({ key }) => key)).toEqual(
      [],
    );
  });
});

describe('references', () => {
  it('have unique keys', () => {
    for (const keys of [categories, suppliers, products, offers].map((records) => records.map(({ key }) => key))) {
      expect(new Set(keys).size).toBe(keys.length);
    }
  });

  it('name a parent before its children', () => {
    const seen = new Set<string>();
    for (const { key, parentKey } of categories) {
      if (parentKey !== null) expect(seen.has(parentKey), key).toBe(true);
      seen.add(key);
    }
  });

  it('resolve from products to categories and from offers to products and suppliers', () => {
    const supplierKeys = new Set(suppliers.map(({ key }) => key));
    expect(products.filter(({ categoryKey }) => !categoryByKey.has(categoryKey))).toEqual([]);
    expect(offers.filter(({ baseProductKey }) => !productByKey.has(baseProductKey))).toEqual([]);
    expect(offers.filter(({ supplierKey }) => !supplierKeys.has(supplierKey))).toEqual([]);
  });

  it('have unique property keys along the tree, at most five of them in a list', () => {
    for (const category of categories) {
      const all = ancestry(category).flatMap(({ properties }) => properties ?? []);
      expect(new Set(all.map(({ key }) => key)).size, category.key).toBe(all.length);
      expect(all.filter(({ isKey }) => isKey).length, category.key).toBeLessThanOrEqual(5);
    }
  });
});

describe('values', () => {
  it('belong to a property of the category and have its data type', () => {
    const wrong: string[] = [];
    for (const item of products) {
      const properties = propertiesOf(item);
      for (const value of item.properties) {
        const property = properties.get(value.propertyKey);
        const optionKeys = new Set(property?.options?.map(({ key }) => key));
        const fits = {
          number: Number.isFinite(value.value) && value.maxValue === undefined,
          range: Number.isFinite(value.value) && Number(value.maxValue) >= Number(value.value),
          option: value.optionKeys?.length === 1 && value.optionKeys.every((key) => optionKeys.has(key)),
          multiOption: Boolean(value.optionKeys?.every((key) => optionKeys.has(key))),
          boolean: typeof value.bool === 'boolean',
          text: typeof value.text === 'string',
        };
        if (!property || !fits[property.dataType]) wrong.push(`${item.key} ${value.propertyKey}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it("have a unit of their property's quantity", () => {
    const wrong = new Set<string>();
    for (const item of products) {
      const properties = propertiesOf(item);
      for (const { propertyKey, unitId } of item.properties) {
        const quantityId = properties.get(propertyKey)?.quantityId;
        if (quantityId !== (unitId && findUnit(unitId)?.quantityId)) wrong.add(`${item.categoryKey} ${propertyKey}`);
      }
    }
    expect([...wrong]).toEqual([]);
  });

  it('have drawings with positive finite dimensions', () => {
    const wrong = products.filter(
      ({ drawing }) =>
        drawing &&
        !(
          drawingKinds.includes(drawing.kind) &&
          Object.values(drawing.dims).every((dim) => Number.isFinite(dim) && dim > 0)
        ),
    );
    expect(wrong.map(({ key }) => key)).toEqual([]);
  });

  it('average at least three per product of the goods root', () => {
    const goods = productsIn('Product');
    expect(goods.reduce((sum, { properties }) => sum + properties.length, 0) / goods.length).toBeGreaterThan(3);
  });
});

describe('offers', () => {
  it('have prices in whole rial, ascending in quantity and descending in amount', () => {
    const wrong = offers.filter(({ prices, priceType }) => {
      const falls = prices.every(
        ({ minQty, amountRial }, index) =>
          Number.isSafeInteger(amountRial) &&
          amountRial > 0 &&
          (index === 0 ||
            (minQty > (prices[index - 1]?.minQty ?? 0) && amountRial < (prices[index - 1]?.amountRial ?? 0))),
      );
      const counted = { fixed: prices.length === 1, tiered: prices.length > 1, onRequest: prices.length === 0 };
      return !falls || !counted[priceType];
    });
    expect(wrong.map(({ key }) => key)).toEqual([]);
  });

  it('mix fixed, tiered and on-request prices near 55, 30 and 15 percent', () => {
    const share = (type: string) => offers.filter(({ priceType }) => priceType === type).length / offers.length;
    expect(share('fixed')).toBeCloseTo(0.55, 1);
    expect(share('tiered')).toBeCloseTo(0.3, 1);
    expect(share('onRequest')).toBeCloseTo(0.15, 1);
  });

  it('are valid until a day between 2026-12-31 and 2027-03-20', () => {
    const days = offers.flatMap(({ priceValidUntil }) => priceValidUntil ?? []).sort();
    expect((days[0] ?? '') >= '2026-12-31').toBe(true);
    expect((days.at(-1) ?? '9') <= '2027-03-20').toBe(true);
  });

  it('have a sale unit of the units table', () => {
    expect([...new Set(offers.map(({ saleUnitId }) => saleUnitId))].filter((id) => !findUnit(id))).toEqual([]);
  });
});

describe('the texts', () => {
  it('are Persian in all category names and descriptions', () => {
    const latin = categories.filter(({ name, description }) => !/[آ-ی]/.test(name) || !/[آ-ی]/.test(description ?? ''));
    expect(latin.map(({ key }) => key)).toEqual([]);
  });

  it('contain no Arabic yeh or kaf and no double blanks', () => {
    expect(texts.filter((text) => /[يىك]| {2}|undefined|NaN/.test(text))).toEqual([]);
  });

  it('describe each category below a root in at least two sentences', () => {
    const short = categories.filter(({ description }) => (description?.match(/[.؛](?=\s|$)/g)?.length ?? 0) < 2);
    expect(short.map(({ key }) => key)).toEqual([]);
  });
});

describe('two runs', () => {
  it('give the same bytes', () => {
    const digest = () => {
      const hash = createHash('sha256');
      for (const records of [
        demoCatalog.categories,
        demoCatalog.suppliers,
        demoCatalog.baseProducts,
        demoCatalog.offers,
      ]) {
        for (const record of records) hash.update(JSON.stringify(record));
      }
      return hash.digest('hex');
    };
    expect(digest()).toBe(digest());
  });
});

describe('known facts', () => {
  it('bearing 6205 is 25 × 52 × 15 mm', () => {
    expect(numbersOf(product('6205-2RS'))).toMatchObject({ d: 25, D: 52, B: 15, C: 14.8, C0: 7.8 });
  });

  it('IPE 200 is 200 × 100 × 5.6 × 8.5 mm and 22.4 kg/m, HEB 300 is 117 kg/m', () => {
    expect(numbersOf(product('IPE200'))).toMatchObject({ h: 200, b: 100, tw: 5.6, tf: 8.5, massPerMetre: 22.4 });
    expect(numbersOf(product('HEB300')).massPerMetre).toBeCloseTo(117, 0);
  });

  it('an M12 bolt has s 18, k 7.5 and P 1.75 mm', () => {
    expect(numbersOf(product('M12x60 DIN 933 8.8'))).toMatchObject({ s: 18, k: 7.5, P: 1.75, L: 60 });
  });

  it('DN50 schedule 40 pipe is 60.3 × 3.91 mm and 5.44 kg/m', () => {
    expect(numbersOf(product('NPS 2 SCH40 A106B'))).toMatchObject({ D: 60.3, t: 3.91, massPerMetre: 5.44 });
  });

  it('2.5 mm² copper is at most 7.41 Ω/km rigid and 7.98 Ω/km flexible', () => {
    expect(numbersOf(product('NYY-3x2.5')).resistance).toBe(7.41);
    expect(numbersOf(product('H07VK-2.5')).resistance).toBe(7.98);
  });

  it('a 7.5 kW four-pole IE3 motor is frame 132M, 90.4 %, shaft 38 × 80 mm', () => {
    expect(numbersOf(product('TM132M-4-7.5-IE3'))).toMatchObject({ efficiency: 90.4, H: 132, D: 38, E: 80 });
  });

  it('a 63 mm cylinder pushes 1,870 N at 6 bar', () => {
    expect(numbersOf(product('PC-63-100')).push).toBe(1870);
  });

  it('angle 50×5 weighs 3.77 kg/m and hollow 50×50×4 weighs 5.64 kg/m', () => {
    expect(numbersOf(product('L50x50x5')).massPerMetre).toBeCloseTo(3.77, 2);
    expect(numbersOf(product('SHS 50x50x4')).massPerMetre).toBeCloseTo(5.64, 2);
  });
});
