import type { PropertyDefinition } from '../../../contract/catalog/property.ts';
import type { Vocabulary } from '../../../contract/catalog/vocabulary.ts';
import type { ContentTypeTree } from '../../../contract/content/content-type.ts';
import type { ContentPage } from '../../../contract/content/page.ts';
import type {
  PackContents,
  PackedBase,
  PackedCategory,
  PackedOffer,
  PackHead,
  PackManifest,
  PackRows,
} from '../../../contract/packs/pack.ts';
import type { Supplier } from '../../../contract/suppliers/supplier.ts';
import type { Unit } from '../../../contract/units/unit.ts';
import type { FilterableValue } from '../../../core/filters/filter-types.ts';
import { termValue } from '../../../core/filters/offer-terms.ts';
import { comparedRial } from '../../../core/money/order-price.ts';
import type { DrawingReader } from './pack-drawings.ts';

/** An offer of a pack, as filters and orders read it. */
export interface PackOffer {
  packed: PackedOffer;
  base: PackedBase | undefined;
  supplier: Supplier;
  /** Of the base product, or of the offer if it has none. */
  partId: string;
  /** Without tax; undefined if on request. */
  rial: number | undefined;
  /** With the terms of the offer, but whether its supplier is official: that depends on the list's category. */
  properties: readonly FilterableValue[];
}

/** The content of a pack, as it is read. */
export interface PackContent {
  head: PackHead;
  vocabulary: Vocabulary;
  rows: readonly PackRows[];
  drawings: DrawingReader;
  contents: readonly PackContents[];
}

/** A pack in memory. */
export class PackData {
  readonly manifest: PackManifest;
  readonly vocabulary: Vocabulary;
  readonly offers: readonly PackOffer[];
  readonly categories: ReadonlyMap<string, PackedCategory>;
  readonly suppliers: ReadonlyMap<string, Supplier>;
  readonly units: ReadonlyMap<string, Unit>;
  readonly definitions: ReadonlyMap<string, PropertyDefinition>;
  readonly contents: ReadonlyMap<string, ContentPage>;
  readonly drawings: DrawingReader;
  /** Undefined in a pack without contents. */
  readonly contentTypes: readonly ContentTypeTree[] | undefined;
  readonly #offersById: ReadonlyMap<string, PackOffer>;
  readonly #offersByPart: ReadonlyMap<string, readonly PackOffer[]>;

  constructor(manifest: PackManifest, { head, vocabulary, rows, drawings, contents }: PackContent) {
    this.drawings = drawings;
    this.contents = new Map(contents.flatMap(({ pages }) => pages.map((page) => [page.id, page])));
    this.contentTypes = contents.find(({ types }) => types)?.types;
    this.manifest = manifest;
    this.vocabulary = vocabulary;
    this.categories = new Map(head.categories.map((one) => [one.category.id, one]));
    this.suppliers = new Map(head.suppliers.map((one) => [one.id, one]));
    this.units = new Map(head.units.map((one) => [one.id, one]));
    this.definitions = new Map(head.categories.flatMap(({ properties }) => properties.map((one) => [one.id, one])));
    const bases = new Map(rows.flatMap((some) => some.bases).map((base) => [base.id, base]));
    this.offers = rows.flatMap((some) => some.offers).flatMap((packed) => this.#read(packed, bases) ?? []);
    this.#offersById = new Map(this.offers.map((offer) => [offer.packed.id, offer]));
    this.#offersByPart = Map.groupBy(this.offers, ({ partId }) => partId);
  }

  offer(id: string): PackOffer | undefined {
    return this.#offersById.get(id);
  }

  /** The offers of a part, by the id of the base product or of one of them. */
  offersOf(id: string): readonly PackOffer[] {
    return this.#offersByPart.get(this.#offersById.get(id)?.partId ?? id) ?? [];
  }

  /** The offer's category and those above it, root first. */
  pathOf({ packed: { categoryId } }: PackOffer): readonly string[] {
    const category = this.categories.get(categoryId)?.category;
    return category ? [...category.path, categoryId] : [categoryId];
  }

  #read(packed: PackedOffer, bases: ReadonlyMap<string, PackedBase>): PackOffer | undefined {
    const supplier = this.suppliers.get(packed.supplierId);
    if (!supplier) return undefined;
    const base = packed.baseProductId === null ? undefined : bases.get(packed.baseProductId);
    const rial = comparedRial(packed, null);
    const values = packed.properties ?? base?.properties ?? [];
    return {
      packed,
      base,
      supplier,
      rial,
      partId: packed.baseProductId ?? packed.id,
      properties: [...values, ...termsOf(packed, base, supplier, rial)],
    };
  }
}

function termsOf(
  { stockState, leadTimeDays }: PackedOffer,
  base: PackedBase | undefined,
  { id, province, city }: Supplier,
  rial: number | undefined,
): FilterableValue[] {
  return [
    ...(rial === undefined ? [] : [termValue('price', rial)]),
    ...(leadTimeDays === null ? [] : [termValue('lead', leadTimeDays)]),
    termValue('stock', stockState),
    ...(base?.brand ? [termValue('brand', base.brand)] : []),
    termValue('supplier', id),
    ...(province ? [termValue('province', province)] : []),
    ...(city ? [termValue('city', city)] : []),
  ];
}
