/**
 * The input of `writeCatalog`, from the demo catalogue or an imported file. Records refer to each other by `key`, unique
 * within a source; the writer derives a stable id from source and key, so the same file twice changes nothing.
 */
import type { CategoryType } from '../../../contract/catalog/category.ts';
import type { Drawing } from '../../../core/catalog/drawing.ts';
import type { PriceType, StockState } from '../../../core/catalog/offer-types.ts';
import type { BetterWhen, PropertyDataType } from '../../../core/catalog/property-types.ts';
import type { ContactType, SupplierType } from '../../../core/people/supplier-types.ts';

export interface SourceOption {
  key: string;
  title: string;
  synonyms?: string[];
}

export interface SourceProperty {
  /** Unique within the category and its ancestors; without `#`. */
  key: string;
  name: string;
  description?: string;
  dataType: PropertyDataType;
  /** Id of a quantity in core's units table; absent for plain numbers. */
  quantityId?: string;
  /** Unit that values are shown in by default. */
  defaultUnitId?: string;
  options?: SourceOption[];
  isFilterable?: boolean;
  isComparable?: boolean;
  /** Shown in list tables; at most five per category. */
  isKey?: boolean;
  decimals?: number;
  betterWhen?: BetterWhen;
}

export interface SourceCategory {
  key: string;
  /** `null` makes the record an alias of its type's root (its name is ignored); `root:Product` names a root as parent. */
  parentKey: string | null;
  categoryType: CategoryType;
  name: string;
  /** International (usually English) name. */
  scientificName?: string;
  description?: string;
  synonyms?: string[];
  /** Name of a glyph in `public/glyphs.svg`. */
  glyph: string;
  /** Inherited by every category below. */
  properties?: SourceProperty[];
}

export interface SourceSupplier {
  key: string;
  name: string;
  legalName?: string;
  type: SupplierType;
  /** Persian names, spelled as in the table of Iranian places. */
  province?: string;
  city?: string;
  country?: string;
  foundedYear?: number;
  about?: string;
  sections?: { key: string; title: string; body: string }[];
  licences?: { type: string; no: string; from: string; to: string }[];
  certificates?: string[];
  contacts?: { type: ContactType; value: string }[];
  address?: string;
  capacity?: string;
}

/** One of value(+maxValue) with unitId, optionKeys, bool or text. Numbers are as entered, in `unitId`. */
export interface SourceValue {
  propertyKey: string;
  value?: number;
  maxValue?: number;
  unitId?: string;
  optionKeys?: string[];
  bool?: boolean;
  text?: string;
  /** A condition of the value, e.g. «در ۲۰ درجهٔ سلسیوس». */
  note?: string;
}

export interface SourceBaseProduct {
  key: string;
  categoryKey: string;
  title: string;
  scientificName?: string;
  brand?: string;
  model?: string;
  partNumbers?: string[];
  standards?: string[];
  description?: string;
  drawing?: Drawing;
  properties: SourceValue[];
}

export interface SourceOffer {
  key: string;
  baseProductKey: string;
  supplierKey: string;
  /** @default the base product's title */
  title?: string;
  sku?: string;
  priceType: PriceType;
  /** Ascending by minQty, in rial per sale unit; empty if on request. */
  prices: { minQty: number; amountRial: number }[];
  /** ISO date. */
  priceValidUntil?: string;
  vatIncluded?: boolean;
  moq?: number;
  packSize?: number;
  /** Id of a unit in core's units table (`EACH`, `M`, `KiloGM`, `HR`, …). */
  saleUnitId: string;
  leadTimeDays?: number;
  stockState: StockState;
  origin?: string;
  warranty?: string;
  deliveryScope?: string[];
  /** Electronic documents and standards only. */
  document?: {
    standardNo?: string;
    organisation?: string;
    edition?: string;
    year?: number;
    language?: string;
    pages?: number;
    supersedes?: string;
    licence?: string;
  };
}

/** A base product with its offers. */
export interface SourceProduct {
  baseProduct: SourceBaseProduct;
  offers: SourceOffer[];
}

/** A stored category of any source, into which this source puts products and to which it may add properties. */
export interface SourceExistingCategory {
  /** This source's key for it. */
  key: string;
  id: string;
  properties?: SourceProperty[] | undefined;
}

/** A parent category must come before its children; no other order matters. */
export interface CatalogSource {
  /** Namespace of the keys, e.g. `demo`, `qet`. */
  name: string;
  /** The source whose stored categories and suppliers the products refer to. @default this source */
  within?: string;
  /** Timestamp of the written rows, so that two machines store the same bytes. @default the time of the run */
  asOf?: Date;
  existingCategories?: readonly SourceExistingCategory[];
  categories: Iterable<SourceCategory>;
  suppliers: Iterable<SourceSupplier>;
  baseProducts: Iterable<SourceBaseProduct>;
  offers: Iterable<SourceOffer>;
  /** Streamed: a product and its offers are written in the same batch and then released. */
  products?: Iterable<SourceProduct> | AsyncIterable<SourceProduct>;
}
