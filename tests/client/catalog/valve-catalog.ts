import { buildBaseProduct, buildCategory, buildOffer, buildSupplier, newCatalog } from '../../factories/catalog.ts';

/** Nominal pressures of the valves in bar; two valves of each. */
const PRESSURES = [6, 10, 16, 25, 40];
const SIZES = ['DN15', 'DN20', 'DN25', 'DN32', 'DN40', 'DN50', 'DN65', 'DN80', 'DN100'];

/** Ten valves that differ in pressure, body, size and testing, and a second category. */
export const valveCatalog = newCatalog();
const valves = buildCategory(valveCatalog, {
  name: 'شیر توپی',
  properties: [
    {
      key: 'dn',
      name: 'سایز',
      dataType: 'option',
      options: [...SIZES, 'DN900'].map((title) => ({ key: title, title })),
    },
    {
      key: 'pressure',
      name: 'فشار',
      dataType: 'number',
      quantityId: 'GaugePressure',
      defaultUnitId: 'BAR_G',
      isKey: true,
    },
    {
      key: 'body',
      name: 'جنس',
      dataType: 'multiOption',
      options: [
        { key: 'iron', title: 'چدن' },
        { key: 'steel', title: 'فولاد' },
        { key: 'brass', title: 'برنج' },
      ],
    },
    { key: 'year', name: 'سال ساخت', dataType: 'number' },
    { key: 'tested', name: 'آزمون‌شده', dataType: 'boolean' },
    { key: 'remark', name: 'توضیح', dataType: 'text' },
  ],
});
const maker = buildSupplier(valveCatalog, { name: 'شیرسازی نمونه' });
const trader = buildSupplier(valveCatalog, { name: 'بازرگانی دیگر' });

for (const [index, pressure] of PRESSURES.entries()) {
  for (const body of ['iron', 'steel']) {
    const { key } = buildBaseProduct(valveCatalog, {
      title: `شیر PN${pressure} ${body}`,
      partNumbers: [`BV${pressure}-77${body === 'iron' ? 1 : 2}/XQ`],
      categoryKey: valves.key,
      properties: [
        { propertyKey: 'pressure', value: pressure, unitId: 'BAR_G' },
        { propertyKey: 'body', optionKeys: [body] },
        { propertyKey: 'dn', optionKeys: [SIZES[index] ?? 'DN15'] },
        { propertyKey: 'year', value: 2018 + index },
        { propertyKey: 'tested', bool: body === 'steel' },
      ],
    });
    buildOffer(valveCatalog, { baseProductKey: key, supplierKey: index === 0 ? trader.key : maker.key });
  }
}
