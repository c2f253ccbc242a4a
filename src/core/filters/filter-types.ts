import type { PropertyDataType } from '../catalog/property-types.ts';
import type { LinearUnit } from '../units/units.ts';

/** One filter, as on the wire. A yes-or-no property has 1 or 0 as its `value`. */
export interface PropertyFilter {
  propertyId: string;
  /** Lower bound; none if absent. */
  value?: number | undefined;
  /** Upper bound; none if absent. */
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

/** What the engine needs of a product; the wire's product and card fit it. */
export interface FilterableProduct {
  properties: readonly FilterableValue[];
}

export interface FilterableValue {
  propertyId: string;
  /** In the quantity's base unit. Both are equal for a single number and null for a value that is not a number. */
  baseMin: number | null;
  baseMax: number | null;
  options: readonly { id: string }[];
  boolValue: boolean | null;
}

/**
 * A filter after validation against its property. Bounds are in base units, widened and finite; an absent bound is
 * the smallest or largest number.
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
