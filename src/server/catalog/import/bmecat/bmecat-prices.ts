import type { XmlElement } from './xml-elements.ts';

/** Price types in order of preference; list and customer prices exclude tax. */
const priceTypes = ['net_customer', 'net_list', 'gros_list', 'nrp'];
const withTax = new Set(['gros_list', 'nrp']);

/** The offer from the order and price details; includes prices without an amount, so that they are reported. */
export function priceOffer(product: XmlElement, currency: string | undefined) {
  const order = product.find('PRODUCT_ORDER_DETAILS') ?? product.find('ARTICLE_ORDER_DETAILS');
  const details = [...product.all('PRODUCT_PRICE_DETAILS'), ...product.all('ARTICLE_PRICE_DETAILS')];
  const prices = details.flatMap((detail) => [...detail.all('PRODUCT_PRICE'), ...detail.all('ARTICLE_PRICE')]);
  const type = priceTypes.find((candidate) => prices.some((price) => price.attributes.price_type === candidate));
  const chosen = type === undefined ? prices : prices.filter((price) => price.attributes.price_type === type);
  return {
    unitCode: order?.text('ORDER_UNIT'),
    moq: order?.text('QUANTITY_MIN'),
    packSize: order?.text('QUANTITY_INTERVAL'),
    vatIncluded: type !== undefined && withTax.has(type),
    priceValidUntil: details.map(validUntil).find((day) => day !== undefined),
    prices: chosen.map((price) => ({
      minQty: price.text('LOWER_BOUND'),
      amount: amountOf(price, order?.text('PRICE_QUANTITY')),
      currency: price.text('PRICE_CURRENCY') ?? currency ?? '?',
    })),
  };
}

/** The price per sale unit: PRICE_AMOUNT × PRICE_FACTOR ÷ PRICE_QUANTITY. */
function amountOf(price: XmlElement, priceQuantity: string | undefined): string | number | undefined {
  const amount = price.text('PRICE_AMOUNT');
  const factor = price.text('PRICE_FACTOR');
  if (amount === undefined || (factor === undefined && priceQuantity === undefined)) return amount;
  const number = (Number(amount) * Number(factor ?? 1)) / Number(priceQuantity ?? 1);
  return Number.isFinite(number) ? Number(number.toPrecision(12)) : amount;
}

function validUntil(detail: XmlElement): string | undefined {
  const end = detail.all('DATETIME').find((time) => time.attributes.type === 'valid_end_date');
  return end?.text('DATE') ?? detail.text('VALID_END_DATE')?.slice(0, 10);
}
