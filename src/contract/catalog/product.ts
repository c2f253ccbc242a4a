import { z } from 'zod';
import { drawingKinds } from '../../core/catalog/drawing.ts';
import { type ProductSort, productSorts } from '../../core/catalog/list-sorts.ts';
import { priceTypes, stockStates } from '../../core/catalog/offer-types.ts';
import { entityFields, pageOf, pageQuery, queryBoolean } from '../page.ts';
import { searchText } from '../search/search-counts.ts';
import { understood } from '../search/understood.ts';
import { supplierCard } from '../suppliers/supplier.ts';
import { categoryCard, categoryType } from './category.ts';
import { facet } from './facet.ts';
import { filtersParam } from './filters-param.ts';
import { propertyValue } from './property.ts';
import { termFacets } from './term-facets.ts';

export type { ProductSort };

/** Price of one sale unit at `minQty` and above. */
const priceTier = z.object({ minQty: z.number().int(), amountRial: z.number().int() });
export type PriceTier = z.infer<typeof priceTier>;

const productDocument = z.object({
  standardNo: z.string().optional(),
  organisation: z.string().optional(),
  edition: z.string().optional(),
  year: z.number().int().optional(),
  language: z.string().optional(),
  pages: z.number().int().optional(),
  supersedes: z.string().optional(),
  licence: z.string().optional(),
});
export type ProductDocument = z.infer<typeof productDocument>;

const saleUnit = z.object({ id: z.string(), nameFa: z.string() });

/** Price, delivery and stock of one supplier's offer. */
const offerTerms = {
  priceType: z.enum(priceTypes),
  prices: z.array(priceTier),
  currency: z.literal('IRR'),
  priceVersion: z.number().int(),
  priceValidUntil: z.iso.date().nullable(),
  vatIncluded: z.boolean(),
  moq: z.number().int().nullable(),
  saleUnit,
  leadTimeDays: z.number().int().nullable(),
  stockState: z.enum(stockStates),
};

export const productCard = z.object({
  id: z.uuid(),
  title: z.string(),
  slug: z.string(),
  categoryId: z.uuid(),
  glyph: z.string(),
  /** URL of the line drawing; null if screens show the category's glyph instead. */
  imageUrl: z.string().nullable(),
  brand: z.string().nullable(),
  partNumber: z.string().nullable(),
  supplier: z.object({ id: z.uuid(), name: z.string(), slug: z.string(), city: z.string().nullable() }),
  keyProperties: z.array(propertyValue),
  updatedAt: z.iso.datetime(),
  ...offerTerms,
});
export type ProductCard = z.infer<typeof productCard>;

/** The offers of one base product that meet the filters of a list. */
const partOffers = z.object({
  baseProductId: z.uuid(),
  slug: z.string(),
  title: z.string(),
  offersCount: z.number().int(),
  suppliersCount: z.number().int(),
  /** The best of the offers'. */
  stockState: z.enum(stockStates),
});

/** A part in a list: the card of the offer that stands for it, of those that meet the filters. `part` is null if that is the only one. */
export const productRow = productCard.extend({ part: partOffers.nullable() });
export type ProductRow = z.infer<typeof productRow>;

/** The supplier's, as it writes them, in its order: a saved product can be called about without a network. */
const phones = z.array(z.string());

const drawing = z.object({ kind: z.enum(drawingKinds), dims: z.record(z.string(), z.number()) });

export const product = productCard.extend({
  ...entityFields,
  baseProductId: z.uuid().nullable(),
  baseProductSlug: z.string().nullable(),
  sku: z.string().nullable(),
  scientificName: z.string().nullable(),
  model: z.string().nullable(),
  partNumbers: z.array(z.string()),
  standards: z.array(z.string()),
  description: z.string().nullable(),
  drawing: drawing.nullable(),
  packSize: z.number().int().nullable(),
  origin: z.string().nullable(),
  warranty: z.string().nullable(),
  deliveryScope: z.array(z.string()),
  document: productDocument.nullable(),
  properties: z.array(propertyValue),
  breadcrumb: z.array(categoryCard),
  supplierCard,
  phones,
  /** Number of suppliers that offer the same base product, this one included. */
  offersCount: z.number().int(),
});
export type Product = z.infer<typeof product>;

/** What is the same whoever sells it. */
export const baseProduct = z.object({
  ...entityFields,
  title: z.string(),
  slug: z.string(),
  categoryId: z.uuid(),
  glyph: z.string(),
  imageUrl: z.string().nullable(),
  scientificName: z.string().nullable(),
  brand: z.string().nullable(),
  model: z.string().nullable(),
  partNumbers: z.array(z.string()),
  standards: z.array(z.string()),
  description: z.string().nullable(),
  drawing: drawing.nullable(),
  /** From its visible offers; empty if nobody offers it. */
  properties: z.array(propertyValue),
  breadcrumb: z.array(categoryCard),
  offersCount: z.number().int(),
});
export type BaseProduct = z.infer<typeof baseProduct>;

/** One supplier's offer of a base product, for the comparison of offers. */
export const productOffer = productCard
  .omit({ keyProperties: true })
  .extend({ origin: z.string().nullable(), warranty: z.string().nullable(), phones });
export type ProductOffer = z.infer<typeof productOffer>;

/** A list has one row for each part, or for each offer of `supplierId`. */
export const productsQuery = pageQuery.extend({
  categoryId: z.uuid().optional(),
  categoryType: categoryType.optional(),
  supplierId: z.uuid().optional(),
  /** Without `sort` by relevance. */
  q: searchText.optional(),
  sort: z.enum(productSorts).optional(),
  filters: filtersParam.optional(),
  facets: queryBoolean.optional(),
});

/** `totalCount` counts rows that meet the filters, as facets do; `facets` and `termFacets` are present on request, `understood` on a search's first page. */
export const productsPage = pageOf(productRow).extend({
  facets: z.array(facet).optional(),
  termFacets: termFacets.optional(),
  understood: understood.optional(),
});
export type ProductsPage = z.infer<typeof productsPage>;

export type ProductsQuery = z.output<typeof productsQuery>;

/** `{base product's id}.svg`; the parsed value is the id. */
export const drawingFileParam = z.object({
  file: z
    .string()
    .regex(/^[0-9a-f-]{36}\.svg$/)
    .transform((file) => file.slice(0, -'.svg'.length))
    .pipe(z.uuid()),
});
/** The base product's version, which makes the URL immutable. */
export const drawingQuery = z.object({ v: z.string().max(10).optional() });
