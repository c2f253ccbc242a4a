import type { BaseProduct, Product, ProductCard, ProductOffer } from '../../../contract/catalog/product.ts';
import type { PropertyValue } from '../../../contract/catalog/property.ts';
import type { PackedValue } from '../../../contract/packs/pack.ts';
import type { Supplier, SupplierCard } from '../../../contract/suppliers/supplier.ts';
import { KEY_PROPERTIES_MAX } from '../../../core/catalog/key-properties.ts';
import type { PackData, PackOffer } from './pack-data.ts';

/** As many as the server's answer has. */
const OFFERS_MAX = 200;

const cardOfSupplier = (supplier: Supplier): SupplierCard => {
  const { id, name, slug, type, province, city, foundedYear, itemsCount, certificates } = supplier;
  return { id, name, slug, type, province, city, foundedYear, itemsCount, certificates };
};

const phonesOf = ({ contacts }: Supplier): string[] =>
  contacts.filter(({ type }) => type === 'phone' || type === 'mobile').map(({ value }) => value);

/** The values as the server's answers tell them. */
function valuesOf(pack: PackData, values: readonly PackedValue[]): PropertyValue[] {
  return values.flatMap(({ unit: unitId, ...value }) => {
    const definition = pack.definitions.get(value.propertyId);
    if (!definition) return [];
    const { name, dataType, quantityId, decimals, isKey } = definition;
    const found = unitId === null ? undefined : pack.units.get(unitId);
    const unit = found
      ? { id: found.id, symbol: found.symbol, num: found.num, den: found.den, offset: found.offset }
      : null;
    return { ...value, name, dataType, quantityId, decimals, isKey, unit };
  });
}

const breadcrumbOf = (pack: PackData, categoryId: string) => pack.categories.get(categoryId)?.breadcrumb ?? [];

/** The answer of an offer's page. */
export function productOf(pack: PackData, { packed, base, supplier }: PackOffer): Product {
  const { supplierId: _, titleSort: __, properties: own, ...offer } = packed;
  const properties = valuesOf(pack, own ?? base?.properties ?? []);
  return {
    ...offer,
    properties,
    keyProperties: properties.filter(({ isKey }) => isKey).slice(0, KEY_PROPERTIES_MAX),
    supplier: { id: supplier.id, name: supplier.name, slug: supplier.slug, city: supplier.city },
    supplierCard: cardOfSupplier(supplier),
    phones: phonesOf(supplier),
    breadcrumb: breadcrumbOf(pack, offer.categoryId),
    imageUrl: base?.imageUrl ?? null,
    baseProductSlug: base?.slug ?? null,
    brand: base?.brand ?? null,
    partNumber: base?.partNumbers[0] ?? null,
    scientificName: base?.scientificName ?? null,
    model: base?.model ?? null,
    partNumbers: base?.partNumbers ?? [],
    standards: base?.standards ?? [],
    description: base?.description ?? null,
    drawing: base?.drawing ?? null,
  };
}

/** An offer in a list. */
export function cardOf(pack: PackData, offer: PackOffer): ProductCard {
  const {
    id,
    title,
    slug,
    categoryId,
    glyph,
    imageUrl,
    brand,
    partNumber,
    supplier,
    keyProperties,
    updatedAt,
    ...more
  } = productOf(pack, offer);
  const { priceType, prices, currency, priceVersion, priceValidUntil, vatIncluded, moq, saleUnit } = more;
  const { leadTimeDays, stockState } = more;
  const names = { id, title, slug, categoryId, glyph, imageUrl, brand, partNumber, supplier, keyProperties, updatedAt };
  const price = { priceType, prices, currency, priceVersion, priceValidUntil, vatIncluded, moq, saleUnit };
  return { ...names, ...price, leadTimeDays, stockState };
}

/** The offers of a part, cheapest first; undefined if the pack lacks some. */
export function offersOf(pack: PackData, id: string): ProductOffer[] | undefined {
  const offers = pack.offersOf(id);
  const [first] = offers;
  if (!first || offers.length < first.packed.offersCount) return undefined;
  const cheapestFirst = offers.toSorted(
    (a, b) =>
      orderOf(a.rial, b.rial) ||
      orderOf(a.packed.leadTimeDays ?? undefined, b.packed.leadTimeDays ?? undefined) ||
      (a.packed.id < b.packed.id ? -1 : 1),
  );
  return cheapestFirst.slice(0, OFFERS_MAX).map((offer) => {
    const { keyProperties: _, ...card } = cardOf(pack, offer);
    const { origin, warranty } = offer.packed;
    return { ...card, origin, warranty, phones: phonesOf(offer.supplier) };
  });
}

/** What is unknown comes last. */
function orderOf(a: number | undefined, b: number | undefined): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return a - b;
}

/** By its own id or that of one of its offers. */
export function baseProductOf(pack: PackData, id: string): BaseProduct | undefined {
  const base = pack.offersOf(id)[0]?.base;
  if (!base) return undefined;
  return { ...base, properties: valuesOf(pack, base.properties), breadcrumb: breadcrumbOf(pack, base.categoryId) };
}
