import type { CategoryType } from '../catalog/category-types.ts';
import type { PropertyDataType } from '../catalog/property-types.ts';
import type { QuantityUnit } from '../units/units.ts';
import type { NumberAsks } from './numbers/number-asks.ts';

/** Longer text is truncated: a need is one sentence. */
export const NEED_LENGTH_MAX = 500;

/** What the parser needs, in the shape of the API's vocabulary. */
export interface NeedVocabulary {
  categories: readonly NeedCategory[];
  properties: readonly NeedProperty[];
  units: readonly NeedUnit[];
  /** Cities and provinces. */
  places?: readonly { id: string; name: string }[];
}

export interface NeedCategory {
  id: string;
  /** `null` for a root; a root is never proposed. */
  parentId: string | null;
  categoryType: CategoryType;
  name: string;
  scientificName?: string | null;
  synonyms?: readonly string[];
}

export interface NeedProperty {
  id: string;
  /** Inherited by every category below. */
  categoryId: string;
  name: string;
  synonyms?: readonly string[];
  dataType: PropertyDataType;
  quantityId?: string | null;
  defaultUnit?: { id: string } | null;
  options?: readonly NeedOption[];
  /** What a number asks for: a workshop for 20 mm takes 8 mm. @default the value itself, or a range that covers it */
  asks?: NumberAsks;
  /** The least and the greatest value that a product has, in the base unit. */
  observed?: readonly [lowest: number, highest: number];
  /** @default true */
  isFilterable?: boolean;
}

export interface NeedOption {
  id: string;
  title: string;
  synonyms?: readonly string[];
}

export interface NeedUnit extends QuantityUnit {
  id: string;
  symbol: string;
  nameFa: string;
  aliases: readonly string[];
}

/** UTF-16 offsets into the sentence as typed; the end is exclusive. */
export type Span = readonly [start: number, end: number];

/** Named in the sentence · follows from unit and category · named after a correction. */
export type Certainty = 'stated' | 'inferred' | 'corrected';

export interface NeedCandidate {
  categoryId: string;
  score: number;
  span: Span;
  certainty: Certainty;
}

type NeedFilterKind = 'exact' | 'about' | 'atMost' | 'atLeast' | 'between' | 'options' | 'yes' | 'no';

/** Tolerance of «حدود» (about) in both directions, as a share of the value. */
export const ABOUT_SHARE = 0.1;

export interface NeedFilter {
  propertyId: string;
  kind: NeedFilterKind;
  /** As entered, in `unitId`; equal to `max` if exact or approximate; null if open. */
  min: number | null;
  max: number | null;
  /** Null for a plain number. */
  unitId: string | null;
  /** One of them is enough. */
  optionIds: readonly string[];
  span: Span;
  certainty: Certainty;
  /** The same of the other kinds that may be meant. */
  alike?: readonly NeedChoice[];
}

/** What one answer to a question decides. */
export interface NeedChoice {
  categoryId?: string;
  propertyId?: string;
  optionIds?: readonly string[];
  unitId?: string;
  /** Of «۱/۲»: 0.5 or 1.2. */
  value?: number;
}

export interface NeedQuestion {
  kind: 'category' | 'property' | 'unit' | 'value';
  span: Span;
  /** Empty if nothing in the sentence narrows the choice. */
  choices: readonly NeedChoice[];
  /** The filter that a choice completes with its property, unit or options. */
  pending?: NeedFilter;
}

export interface NeedPlace {
  placeId: string;
  /** «ارسال به یزد»: where the goods go, not where the supplier is. */
  isDestination?: boolean;
  span: Span;
}

/** In rial; an open end is null. */
export interface NeedPrice {
  minRial: number | null;
  maxRial: number | null;
  /** Of one sale unit, or of the whole order. */
  per: 'unit' | 'total';
  span: Span;
}

export interface NeedReading {
  /** Best first; more than one comes with a question. */
  categories: readonly NeedCandidate[];
  filters: readonly NeedFilter[];
  questions: readonly NeedQuestion[];
  /** Ordered quantity: «۲۰ شاخه». */
  amount: { value: number; unitId: string; span: Span } | null;
  place: NeedPlace | null;
  /** «زیر ۵۰ میلیون تومن» */
  price: NeedPrice | null;
  /** «ظرف ۳ روز», unless the category has a property for it; null as soon as possible: «فوری». */
  delivery: { maxDays: number | null; span: Span } | null;
  /** «موجود در انبار» */
  stock: { span: Span } | null;
  /** As written: «6205-2RS». */
  partNumbers: readonly { text: string; span: Span }[];
  /** Further things that the sentence asks for; each is a need of its own. */
  also: readonly Span[];
  /** Not understood; to be searched as text. Filler words are in no span. */
  unread: readonly Span[];
  /** Phrases that say what is not wanted, understood or not; those that are not are unread too. */
  ruledOut: readonly Span[];
  /** Options that «غیر از قرمز» rules out, and numbers as of «دو ردیفه نباشه»; their words are unread too. */
  exclusions: readonly NeedFilter[];
  /** Mistyped words with the known word that they were read as. */
  corrections: readonly { span: Span; word: string }[];
}

/** Answers to earlier questions; the start of a question's span identifies its piece of the sentence. */
export interface NeedAnswers {
  categoryId?: string;
  pieces?: readonly (NeedChoice & { start: number })[];
}
