import type { CategoryType } from '../contract/catalog/category.ts';
import type { DrawingKind } from '../core/catalog/drawing.ts';
import { toAsciiDigits } from '../core/numbers/numerals.ts';
import type {
  SourceBaseProduct,
  SourceCategory,
  SourceProperty,
  SourceValue,
} from '../server/catalog/ingest/source.ts';
import { brandOf } from './brands.ts';
import { productDescription } from './product-description.ts';
import { optionKeyOf } from './properties.ts';
import type { SaleUnit, Trade } from './trades.ts';

export type DraftValue = number | readonly [number, number] | string | readonly string[] | boolean;

/** A product whose values are not yet matched to the properties of its category. */
export interface Draft {
  /** Unique in its category. Part of the key, so it must never change. */
  code: string;
  title: string;
  scientificName?: string;
  model?: string;
  partNumbers?: string[];
  standards?: string[];
  description?: string;
  dims?: Record<string, number>;
  values: Record<string, DraftValue>;
  /** Usual price of one sale unit. */
  priceRial: number;
  /** In high demand: more suppliers offer it, and have it in stock. */
  isCommon?: boolean;
  /** Of every offer. @default by stock */
  leadTimeDays?: number;
  document?: DocumentFacts;
}

interface DocumentFacts {
  standardNo: string;
  organisation: string;
  year?: number;
  language: string;
  supersedes?: string;
}

interface CategoryText {
  key: string;
  name: string;
  scientificName: string;
  synonyms?: string[];
  description: string;
  glyph: string;
  properties?: SourceProperty[];
}

export interface Leaf extends CategoryText {
  trade: Trade;
  saleUnitId: SaleUnit;
  /** One kind for all products, or by their values; undefined shows the category's glyph. */
  drawing?: DrawingKind | ((values: Draft['values']) => DrawingKind | undefined);
  /** Its titles have the digits they are shown with. @default one digit system each */
  keepsDigits?: boolean;
  products: () => Iterable<Draft>;
}

export interface Branch extends CategoryText {
  leaves: Leaf[];
}

/** What offers need besides the product's record. */
interface Market {
  trade: Trade;
  saleUnitId: SaleUnit;
  priceRial: number;
  isCommon: boolean;
  leadTimeDays?: number;
  /** Country of its brand. */
  origin?: string;
  document?: DocumentFacts;
}

export interface DemoProduct {
  record: SourceBaseProduct;
  market: Market;
}

export function toCategory(text: CategoryText, parentKey: string, categoryType: CategoryType): SourceCategory {
  const { key, name, scientificName, synonyms, description, glyph, properties } = text;
  return { key, parentKey, categoryType, name, scientificName, synonyms, description, glyph, properties };
}

/** The products of one leaf, with values matched to its own and inherited properties. */
export function* productsOf(leaf: Leaf, inherited: SourceProperty[]): Generator<DemoProduct> {
  const properties = new Map([...inherited, ...(leaf.properties ?? [])].map((property) => [property.key, property]));
  for (const draft of leaf.products()) {
    const { code, values, dims, priceRial, isCommon, leadTimeDays, document, ...texts } = draft;
    const key = `${leaf.key}/${code}`;
    const kind = typeof leaf.drawing === 'function' ? leaf.drawing(values) : leaf.drawing;
    const market = {
      trade: leaf.trade,
      saleUnitId: leaf.saleUnitId,
      priceRial,
      isCommon: isCommon ?? false,
      leadTimeDays,
      document,
    };
    const brand = brandOf(key, market);
    const sourceValues = Object.entries(values).flatMap(([name, value]) => {
      const property = properties.get(name);
      if (!property) throw new Error(`${key}: no property «${name}»`);
      return toValue(property, value);
    });
    yield {
      record: {
        key,
        categoryKey: leaf.key,
        description: productDescription(leaf.description, properties, sourceValues, texts.standards),
        brand: brand?.name,
        ...texts,
        title: leaf.keepsDigits || !/[0-9]/.test(texts.title) ? texts.title : toAsciiDigits(texts.title),
        drawing: kind && { kind, dims: dims ?? {} },
        properties: sourceValues,
      },
      market: { ...market, origin: brand?.origin },
    };
  }
}

function toValue(property: SourceProperty, value: DraftValue): SourceValue[] {
  const propertyKey = property.key;
  const unitId = property.defaultUnitId;
  if (typeof value === 'boolean') return [{ propertyKey, bool: value }];
  if (typeof value === 'number') {
    if (Number.isNaN(value)) return [];
    return [{ propertyKey, value: Number(value.toPrecision(6)), unitId }];
  }
  if (property.dataType === 'text') return [{ propertyKey, text: String(value) }];
  if (property.dataType === 'range') {
    const [low, high] = value as readonly [number, number];
    return [{ propertyKey, value: low, maxValue: high, unitId }];
  }
  const titles = typeof value === 'string' ? [value] : (value as readonly string[]);
  return [{ propertyKey, optionKeys: titles.map(optionKeyOf) }];
}
