import { buildBaseProduct, buildCategory, buildOffer, buildSupplier, newCatalog, type TestCatalog } from './catalog.ts';

/** A small catalogue in which every field of every response has a value somewhere and is absent elsewhere. */
export function buildRichCatalog(): TestCatalog {
  const catalog = newCatalog('rich');
  const pumps = buildCategory(catalog, {
    name: 'پمپ',
    scientificName: 'Pumps',
    description: 'جابه‌جایی مایع',
    synonyms: ['تلمبه'],
    glyph: 'pump',
    properties: [
      {
        key: 'flow',
        name: 'دبی',
        dataType: 'range',
        quantityId: 'VolumeFlowRate',
        defaultUnitId: 'M3-PER-HR',
        isKey: true,
      },
      {
        key: 'body',
        name: 'جنس بدنه',
        description: 'جنس پوسته',
        dataType: 'multiOption',
        options: [
          { key: 'iron', title: 'چدن' },
          { key: 'steel', title: 'فولاد' },
        ],
        betterWhen: 'equal',
      },
      { key: 'atex', name: 'ضدانفجار', dataType: 'boolean' },
      { key: 'stages', name: 'طبقات', dataType: 'number', decimals: 0, betterWhen: 'higher' },
      { key: 'remark', name: 'توضیح', dataType: 'text' },
    ],
  });
  const water = buildCategory(catalog, { name: 'پمپ آب', parentKey: pumps.key });
  for (const number of [1, 2, 3]) {
    buildBaseProduct(catalog, {
      key: `pump-${number}`,
      categoryKey: water.key,
      title: `پمپ ${number}`,
      ...(number > 1 && {
        scientificName: 'Centrifugal pump',
        brand: 'Etanorm',
        model: `E-${number}`,
        partNumbers: [`E${number}-32`],
        standards: ['ISO 2858'],
        description: 'برای آب تمیز',
        drawing: { kind: 'pump' as const, dims: { D1: 50, D2: 32 } },
      }),
      properties: [
        { propertyKey: 'flow', value: 10, maxValue: 20 * number, unitId: 'M3-PER-HR', note: 'در ۲۰ درجه' },
        { propertyKey: 'body', optionKeys: ['iron', 'steel'] },
        { propertyKey: 'atex', bool: true },
        { propertyKey: 'stages', value: number },
        { propertyKey: 'remark', text: 'بی‌صدا' },
      ],
    });
  }
  const maker = buildSupplier(catalog, {
    name: 'پمپ‌سازی نمونه',
    legalName: 'شرکت نمونه',
    foundedYear: 1360,
    country: 'ایران',
    address: 'جاده',
    capacity: 'ماهی ۱۰۰ دستگاه',
    about: 'سازندهٔ پمپ',
    sections: [{ key: 'history', title: 'تاریخچه', body: 'متن' }],
    licences: [{ type: 'پروانهٔ بهره‌برداری', no: '1', from: '2024-01-01', to: '2027-01-01' }],
    certificates: ['ISO 9001'],
    contacts: [{ type: 'website', value: 'https://example.com' }],
  });
  const offers = [
    { baseProductKey: 'pump-1' },
    { baseProductKey: 'pump-2', priceType: 'onRequest' as const, prices: [] },
    {
      baseProductKey: 'pump-3',
      priceType: 'tiered' as const,
      prices: [
        { minQty: 1, amountRial: 2_000_000 },
        { minQty: 10, amountRial: 1_900_000 },
      ],
      priceValidUntil: '2027-01-01',
      sku: 'SKU-3',
      moq: 1,
      packSize: 1,
      leadTimeDays: 7,
      origin: 'ایران',
      warranty: '۱۸ ماه',
      deliveryScope: ['تهران'],
      document: { standardNo: 'ISO 2858', organisation: 'ISO', year: 1975, pages: 6 },
    },
  ];
  for (const offer of offers) buildOffer(catalog, { supplierKey: maker.key, ...offer });
  buildOffer(catalog, { baseProductKey: 'pump-2' });
  return catalog;
}
