import type { BaseProduct, Product, ProductCard, ProductOffer } from '../../../contract/catalog/product.ts';
import type { PropertyValue } from '../../../contract/catalog/property.ts';
import type { SupplierCard } from '../../../contract/suppliers/supplier.ts';
import { KEY_PROPERTIES_MAX } from '../../../core/catalog/key-properties.ts';
import { toSlug } from '../../../core/text/slug.ts';
import { findUnit } from '../../../core/units/unit-lookup.ts';
import { presentEntity } from '../../platform/present-entity.ts';
import type { Seller } from '../../suppliers/read.ts';
import type { CardRow } from './card-rows.ts';
import type { BaseProductRow, SupplierProductRow } from './product.table.ts';

export interface OfferRow {
  offer: SupplierProductRow;
  base: Pick<BaseProductRow, 'id' | 'version' | 'brand' | 'partNumbers'> | null;
  hasDrawing: boolean;
  glyph: string;
}

/** The version in the address makes the drawing immutable for browser caches. */
export const drawingUrl = (base: { id: string; version: number }): string =>
  `/drawings/${base.id}.svg?v=${base.version}`;

type Terms = Pick<
  SupplierProductRow,
  | 'priceType'
  | 'prices'
  | 'priceVersion'
  | 'priceValidUntil'
  | 'vatIncluded'
  | 'moq'
  | 'saleUnitId'
  | 'leadTimeDays'
  | 'stockState'
>;

function presentTerms(offer: Terms) {
  return {
    priceType: offer.priceType,
    prices: offer.prices,
    currency: 'IRR' as const,
    priceVersion: offer.priceVersion,
    priceValidUntil: offer.priceValidUntil,
    vatIncluded: offer.vatIncluded,
    moq: offer.moq,
    saleUnit: { id: offer.saleUnitId, nameFa: findUnit(offer.saleUnitId)?.nameFa ?? offer.saleUnitId },
    leadTimeDays: offer.leadTimeDays,
    stockState: offer.stockState,
  };
}

type CardSupplier = ProductCard['supplier'];

const nameOf = ({ id, name, slug, city }: SupplierCard): CardSupplier => ({ id, name, slug, city });

function presentHead({ offer, base, hasDrawing, glyph }: OfferRow, supplier: CardSupplier) {
  return {
    id: offer.id,
    title: offer.title,
    slug: offer.slug,
    categoryId: offer.categoryId,
    glyph,
    imageUrl: base && hasDrawing ? drawingUrl(base) : null,
    brand: base?.brand ?? null,
    partNumber: base?.partNumbers[0] ?? null,
    supplier,
    updatedAt: offer.updatedAt.toISOString(),
    ...presentTerms(offer),
  };
}

export function presentCardRow(row: CardRow): ProductCard {
  const { id, title, slug, categoryId, glyph, brand, partNumber, baseId, baseVersion, hasDrawing } = row;
  const supplier = { id: row.supplierId, name: row.supplierName, slug: row.supplierSlug, city: row.supplierCity };
  const hasImage = hasDrawing && baseId !== null && baseVersion !== null;
  return {
    id,
    title,
    slug,
    categoryId,
    glyph,
    imageUrl: hasImage ? drawingUrl({ id: baseId, version: baseVersion }) : null,
    brand,
    partNumber,
    supplier,
    updatedAt: new Date(row.updatedAtMs).toISOString(),
    ...presentTerms(row),
    keyProperties: row.keyValues.slice(0, KEY_PROPERTIES_MAX),
  };
}

function presentProductCard(row: OfferRow, supplier: CardSupplier, keyValues: PropertyValue[]): ProductCard {
  return { ...presentHead(row, supplier), keyProperties: keyValues.slice(0, KEY_PROPERTIES_MAX) };
}

export function presentProductOffer(row: OfferRow, { card, phones }: Seller): ProductOffer {
  const { origin, warranty } = row.offer;
  return { ...presentHead(row, nameOf(card)), origin, warranty, phones };
}

function presentIdentity(base: BaseProductRow | null) {
  return {
    scientificName: base?.scientificName ?? null,
    model: base?.model ?? null,
    partNumbers: base?.partNumbers ?? [],
    standards: base?.standards ?? [],
    description: base?.description ?? null,
    drawing: base?.drawing ?? null,
  };
}

type BaseParts = Pick<BaseProduct, 'glyph' | 'properties' | 'breadcrumb' | 'offersCount'>;

export function presentBaseProduct(base: BaseProductRow, parts: BaseParts): BaseProduct {
  return {
    ...presentEntity(base),
    title: base.title,
    slug: toSlug(base.title),
    categoryId: base.categoryId,
    imageUrl: base.drawing ? drawingUrl(base) : null,
    brand: base.brand,
    ...presentIdentity(base),
    ...parts,
  };
}

type ProductParts = Pick<Product, 'properties' | 'breadcrumb' | 'supplierCard' | 'phones' | 'offersCount'>;

export function presentProduct(row: OfferRow, base: BaseProductRow | null, parts: ProductParts): Product {
  const { offer } = row;
  const keyValues = parts.properties.filter((property) => property.isKey);
  return {
    ...presentProductCard(row, nameOf(parts.supplierCard), keyValues),
    ...presentEntity(offer),
    baseProductId: offer.baseProductId,
    baseProductSlug: base && toSlug(base.title),
    sku: offer.sku,
    ...presentIdentity(base),
    packSize: offer.packSize,
    origin: offer.origin,
    warranty: offer.warranty,
    deliveryScope: offer.deliveryScope,
    document: offer.document,
    ...parts,
  };
}
