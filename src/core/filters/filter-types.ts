import type { PropertyDataType } from '../property-types.ts';
import type { LinearUnit } from '../units.ts';

/** One chosen filter, as the wire has it. A yes-or-no property has 1 or 0 as its `value`. */
export interface PropertyFilter {
  propertyId: string;
  /** From; open below when absent. */
  value?: number | undefined;
  /** To; open above when absent. */
  maxValue?: number | undefined;
  /** @default the property's default unit */
  measurementUnitId?: string | undefined;
  optionIds?: string[] | undefined;
}

/** What the engine needs of a property; the wire's property definition fits it. */
export interface FilterDefinition {
  id: string;
  dataType: PropertyDataType;
  quantityId: string | null;
  defaultUnit: LinearUnit | null;
  isFilterable: boolean;
  options: readonly { id: string }[];
}

/** A product as the engine reads it; the wire's product and card fit it. */
export interface FilterableProduct {
  properties: readonly FilterableValue[];
}

export interface FilterableValue {
  propertyId: string;
  /** In the quantity's base unit; equal for a single number, null where the value is no number. */
  baseMin: number | null;
  baseMax: number | null;
  options: readonly { id: string }[];
  boolValue: boolean | null;
}

/**
 * A filter checked against its property: all that an engine compares with. Bounds are in base units, widened, finite;
 * an open one is the outermost number.
 */
export type ResolvedFilter =
  | { kind: 'interval'; propertyId: string; lowest: number; highest: number }
  | { kind: 'options'; propertyId: string; optionIds: readonly string[] }
  | { kind: 'boolean'; propertyId: string; isTrue: boolean };

export type FilterFaultCode =
  | 'unknown_property'
  | 'not_filterable'
  | 'range_required'
  | 'empty_range'
  | 'number_too_large'
  | 'foreign_unit'
  | 'option_required'
  | 'boolean_required';

export interface FilterFault {
  /** Position in the list of filters. */
  index: number;
  member: keyof PropertyFilter;
  code: FilterFaultCode;
}
