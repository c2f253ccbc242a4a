import type { Product, ProductOffer } from '../../../contract/catalog/product.ts';
import type { PropertyValue } from '../../../contract/catalog/property.ts';
import type { CategoryType } from '../../../core/catalog/category-types.ts';
import { priceFor } from '../../../core/money/order-price.ts';
import { inBasis } from '../../../core/money/vat.ts';
import { wordsOf } from '../../ui/property-value.tsx';
import { type JsonLd, orAbsent } from './json-ld.ts';

const PROPERTIES_MAX = 10;

const serviceTypes: readonly CategoryType[] = ['IndustrialService', 'ConsultingService'];

/** An unknown stock state has no entry. */
const availabilities: Partial<Record<Product['stockState'], string>> = {
  inStock: 'InStock',
  limited: 'LimitedAvailability',
  onOrder: 'BackOrder',
  outOfStock: 'OutOfStock',
};

/** The product or service, with this supplier's offer and the price range of all suppliers. */
export function productData(siteUrl: string, product: Product, offers: readonly ProductOffer[]): JsonLd {
  const category = product.breadcrumb.at(-1);
  const own = offerData(siteUrl, product);
  const shared = {
    name: product.title,
    description: orAbsent(product.description),
    category: category?.name,
    image: product.imageUrl ? siteUrl + product.imageUrl : undefined,
    offers: aggregateData(product, offers, own) ?? own,
  };
  if (category && serviceTypes.includes(category.categoryType)) {
    return {
      '@type': 'Service',
      ...shared,
      serviceType: category.name,
      provider: sellerData(siteUrl, product.supplier),
    };
  }
  return {
    '@type': 'Product',
    ...shared,
    brand: product.brand ? { '@type': 'Brand', name: product.brand } : undefined,
    model: orAbsent(product.model),
    mpn: orAbsent(product.partNumbers[0]),
    sku: orAbsent(product.sku),
    additionalProperty: orAbsent(
      product.properties
        .filter((one) => one.isKey)
        .slice(0, PROPERTIES_MAX)
        .map(propertyData),
    ),
  };
}

type Seller = Product['supplier'];

const sellerData = (siteUrl: string, { id, slug, name }: Seller): JsonLd => ({
  '@type': 'Organization',
  name,
  url: `${siteUrl}/supplier/${id}/${slug}`,
});

type Priced = Pick<Product, 'priceType' | 'prices' | 'moq' | 'vatIncluded'>;

/** Price of the minimum order quantity without tax, as the server's page shows it; undefined for a price on request. */
function lowestPrice({ priceType, prices, moq, vatIncluded }: Priced): number | undefined {
  if (priceType === 'onRequest') return undefined;
  const smallest = Math.max(moq ?? 1, Math.min(...prices.map((tier) => tier.minQty)));
  const rial = priceFor(prices, smallest)?.amountRial;
  return rial === undefined ? undefined : inBasis(rial, vatIncluded, 'net');
}

function offerData(siteUrl: string, product: Product): JsonLd {
  const price = lowestPrice(product);
  const availability = availabilities[product.stockState];
  return {
    '@type': 'Offer',
    url: `${siteUrl}/products/${product.id}/${product.slug}`,
    ...(price !== undefined && {
      price,
      priceCurrency: product.currency,
      priceSpecification: withoutTax(product, price),
    }),
    priceValidUntil: price === undefined ? undefined : orAbsent(product.priceValidUntil),
    availability: availability && `https://schema.org/${availability}`,
    eligibleQuantity:
      product.moq !== null && product.moq > 1
        ? { '@type': 'QuantitativeValue', minValue: product.moq, unitText: product.saleUnit.nameFa }
        : undefined,
    deliveryLeadTime:
      product.leadTimeDays === null
        ? undefined
        : { '@type': 'QuantitativeValue', value: product.leadTimeDays, unitCode: 'DAY' },
    seller: sellerData(siteUrl, product.supplier),
  };
}

const withoutTax = ({ currency }: Product, price: number): JsonLd => ({
  '@type': 'PriceSpecification',
  price,
  priceCurrency: currency,
  valueAddedTaxIncluded: false,
});

/** The price range of all suppliers of the product, without tax. Needs at least two prices for the same sale unit. */
function aggregateData(product: Product, offers: readonly ProductOffer[], own: JsonLd): JsonLd | undefined {
  const alike = offers.filter((offer) => offer.saleUnit.id === product.saleUnit.id);
  const prices = alike.flatMap((offer) => lowestPrice(offer) ?? []);
  if (prices.length < 2) return undefined;
  return {
    '@type': 'AggregateOffer',
    priceCurrency: 'IRR',
    lowPrice: Math.min(...prices),
    highPrice: Math.max(...prices),
    offerCount: alike.length,
    offers: [own],
  };
}

function propertyData(property: PropertyValue): JsonLd {
  const { name, value, maxValue, unit } = property;
  const amount = maxValue === null ? { value: value ?? wordsOf(property) } : { minValue: value, maxValue };
  return { '@type': 'PropertyValue', name, ...amount, unitText: value === null ? undefined : unit?.symbol };
}
