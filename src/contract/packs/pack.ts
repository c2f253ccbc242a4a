import { z } from 'zod';
import type { Category, CategoryCard } from '../catalog/category.ts';
import type { BaseProduct, Product } from '../catalog/product.ts';
import type { PropertyDefinition, PropertyValue } from '../catalog/property.ts';
import type { ContentTypeTree } from '../content/content-type.ts';
import type { ContentPage } from '../content/page.ts';
import type { Supplier } from '../suppliers/supplier.ts';
import type { Unit } from '../units/unit.ts';
import type { DerivedName } from './pack-format.ts';

const packKinds = ['category', 'supplier'] as const;
export type PackKind = (typeof packKinds)[number];

/** Published contents of a pack, the newest first; it leaves out the others, and those with a longer JSON. */
export const PACK_CONTENTS_MAX = 100;
export const PACK_CONTENT_MAX_BYTES = 64 * 1024;

/** SHA-256 in hexadecimal digits. */
const hash = z.string().regex(/^[0-9a-f]{64}$/);

const packPart = z.object({
  /** Of the part's bytes, which are JSON in gzip. */
  hash,
  bytes: z.number().int(),
  content: z.enum(['head', 'vocabulary', 'rows', 'drawings', 'contents']),
});
export type PackPart = z.infer<typeof packPart>;

/** What a pack is made of. Parts with a known hash need not be read again. */
export const packManifest = z.object({
  format: z.string(),
  kind: z.enum(packKinds),
  id: z.uuid(),
  /** Of the content: equal versions have equal parts. */
  version: hash,
  title: z.string(),
  slug: z.string(),
  glyph: z.string().nullable(),
  /** Shown offers. */
  offersCount: z.number().int(),
  /** Published contents in it. */
  contentsCount: z.number().int(),
  /** Whether they are all contents of the category or the supplier. */
  hasAllContents: z.boolean(),
  /** Then it has no parts: a device takes a part of it along, a category below for example. */
  isTooLarge: z.boolean(),
  /** Of all parts. */
  bytes: z.number().int(),
  /** Categories whose lists the pack contains as a whole: none of a supplier's. */
  categoryIds: z.array(z.uuid()),
  parts: z.array(packPart),
});
export type PackManifest = z.infer<typeof packManifest>;

export const packPartQuery = z.object({ hash });

/** A value without what its property's definition tells; `unit` is the id. */
export type PackedValue = Omit<
  PropertyValue,
  'name' | 'dataType' | 'quantityId' | 'decimals' | 'isKey' | 'unit' | 'text'
> & { unit: string | null; text: string | null };

export type PackedBase = Omit<BaseProduct, 'breadcrumb' | 'properties'> & { properties: PackedValue[] };

/** `properties` is null if they are the base product's. */
export type PackedOffer = Omit<Product, DerivedName | 'properties'> & {
  supplierId: string;
  /** As lists are sorted by title. */
  titleSort: string;
  properties: PackedValue[] | null;
};

export interface PackedCategory {
  category: Category;
  children: CategoryCard[];
  breadcrumb: CategoryCard[];
  properties: PropertyDefinition[];
  /** Suppliers with an official delegation. */
  officialIds: string[];
}

export interface PackHead {
  categories: PackedCategory[];
  suppliers: Supplier[];
  units: Unit[];
}

/** Base products with their offers; an offer without one is alone. */
export interface PackRows {
  bases: PackedBase[];
  offers: PackedOffer[];
}

/** Contents as their pages tell them. */
export interface PackContents {
  pages: ContentPage[];
  /** Types of all contents of the site: in one of the parts. */
  types?: ContentTypeTree[];
}

/** Line drawings as SVG, by the id of the base product. */
export type PackDrawings = Readonly<Record<string, string>>;
