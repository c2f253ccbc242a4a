import type { CategoryType } from '../category-types.ts';
import type { PropertyDataType } from '../property-types.ts';
import type { QuantityUnit } from '../units.ts';

/** Longer text is cut: a need is a sentence. */
export const NEED_LENGTH_MAX = 500;

/** All a need is read with, shaped as the API gives it: rows of categories, properties and units fit as they are. */
export interface NeedVocabulary {
  categories: readonly NeedCategory[];
  properties: readonly NeedProperty[];
  units: readonly NeedUnit[];
  /** Cities and provinces. */
  places?: readonly { id: string; name: string }[];
}

export interface NeedCategory {
  id: string;
  /** `null` for a root, which is never proposed. */
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

/** Offsets (UTF-16) into the sentence as typed; the end is not in it. */
export type Span = readonly [start: number, end: number];

/** Said in so many words · follows from unit and category · a letter of the sentence was corrected. */
export type Certainty = 'stated' | 'inferred' | 'corrected';

export interface NeedCandidate {
  categoryId: string;
  score: number;
  span: Span;
  certainty: Certainty;
}

type NeedFilterKind = 'exact' | 'about' | 'atMost' | 'atLeast' | 'between' | 'options' | 'yes' | 'no';

/** Share of the entered value by which «حدود» may be off to either side. */
export const ABOUT_SHARE = 0.1;

export interface NeedFilter {
  propertyId: string;
  kind: NeedFilterKind;
  /** As entered, in `unitId`; equal to `max` when exact or about; null when open. */
  min: number | null;
  max: number | null;
  /** Null for a plain number. */
  unitId: string | null;
  /** Any of them will do. */
  optionIds: readonly string[];
  span: Span;
  certainty: Certainty;
}

/** What one answer to a question settles. */
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
  /** Empty: nothing in the sentence narrows it. */
  choices: readonly NeedChoice[];
}

export interface NeedReading {
  /** One when clear; several come with a question; best first. */
  categories: readonly NeedCandidate[];
  filters: readonly NeedFilter[];
  questions: readonly NeedQuestion[];
  /** How much is wanted: «۲۰ شاخه». */
  amount: { value: number; unitId: string; span: Span } | null;
  place: { placeId: string; span: Span } | null;
  /** To be searched for as text; words that carry no meaning are in no span. */
  unread: readonly Span[];
}

/** Answers to earlier questions; a piece of the sentence is known by where its question's span starts. */
export interface NeedAnswers {
  categoryId?: string;
  pieces?: readonly (NeedChoice & { start: number })[];
}
