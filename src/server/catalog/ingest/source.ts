/**
 * What every catalogue source (the demo catalogue, an imported file) hands to `writeCatalog`.
 * Records refer to each other by `key`, unique within one source; the writer turns `source + key` into a stable id,
 * so the same file twice changes nothing.
 */
import type { CategoryType } from '../../../contract/catalog/category.ts';
import type { Drawing } from '../../../core/drawing.ts';
import type { PriceType, StockState } from '../../../core/offer-types.ts';
import type { BetterWhen, PropertyDataType } from '../../../core/property-types.ts';
import type { ContactType, SupplierType } from '../../../core/supplier-types.ts';

export interface SourceOption {
  key: string;
  title: string;
  synonyms?: string[];
}

export interface SourceProperty {
  /** Unique within the category and everything it inherits from; without `#`. */
  key: string;
  name: string;
  description?: string;
  dataType: PropertyDataType;
  /** Id of a quantity in core's units table; absent for plain numbers. */
  quantityId?: string;
  /** Unit in which values are shown by default. */
  defaultUnitId?: string;
  options?: SourceOption[];
  isFilterable?: boolean;
  isComparable?: boolean;
  /** Shown in list tables; at most five a category. */
  isKey?: boolean;
  decimals?: number;
  betterWhen?: BetterWhen;
}

export interface SourceCategory {
  key: string;
  /** `null` for one of the four roots (its own name is not taken); `root:Product` etc. names a root as a parent. */
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
  /** Persian names as in the list of Iranian places. */
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
  /** Defaults to the base product's title. */
  title?: string;
  sku?: string;
  priceType: PriceType;
  /** Ascending by minQty; amounts in rial for one sale unit; empty when on request. */
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

/** A base product with the offers of it. */
export interface SourceProduct {
  baseProduct: SourceBaseProduct;
  offers: SourceOffer[];
}

/** Order matters only inside one kind: a parent category before its children. */
export interface CatalogSource {
  /** Namespace of the keys, e.g. `demo`, `qet`. */
  name: string;
  /** Another source whose stored categories and suppliers this one's products refer to. @default its own */
  within?: string;
  /** Written as the rows' times, so that two machines hold the same bytes. @default the time of the run */
  asOf?: Date;
  categories: Iterable<SourceCategory>;
  suppliers: Iterable<SourceSupplier>;
  baseProducts: Iterable<SourceBaseProduct>;
  offers: Iterable<SourceOffer>;
  /** As many as there may be, one by one: a product and its offers land in the same batch and are then forgotten. */
  products?: Iterable<SourceProduct> | AsyncIterable<SourceProduct>;
}
