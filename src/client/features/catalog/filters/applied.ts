import type { ComponentType } from 'react';
import type { PropertyDefinition } from '../../../../contract/catalog/property.ts';
import type { Unit } from '../../../../contract/units/unit.ts';
import type { PropertyFilter } from '../../../../core/filters/filter-types.ts';
import type { ProductListScope } from '../product/queries.ts';

/** The units of a quantity; undefined until they are loaded. */
export type UnitsOf = (quantityId: string) => readonly Unit[] | undefined;

export interface ListFilters {
  /** Properties of the category; undefined until they are loaded. */
  definitions: readonly PropertyDefinition[] | undefined;
  unitsOf: UnitsOf;
  /** The filters of the URL without those that do not fit the category. */
  filters: readonly PropertyFilter[];
  text: string | undefined;
  droppedCount: number;
  /** Whether the check is done: definitions and units are loaded or cannot be. */
  isChecked: boolean;
}

export type FilterPanelProps = {
  scope: Omit<ProductListScope, 'filters'>;
  list: ListFilters;
  definitions: readonly PropertyDefinition[];
  /** Shows the list with these filters (in URL form). @default the same URL with them */
  onApply?: ((text: string | undefined, how: { replace: boolean }) => void) | undefined;
};

export interface CheckedFilters {
  filters: PropertyFilter[];
  /** Number of filters that do not fit the category. */
  droppedCount: number;
}

/** What only a list with filters needs; the first load of others does not contain it. */
export interface AppliedFilters {
  parseAddressFilters: (text: string | undefined) => CheckedFilters;
  filtersText: (filters: readonly PropertyFilter[]) => string | undefined;
  foreignQuantities: (
    filters: readonly PropertyFilter[],
    definitions: readonly PropertyDefinition[],
  ) => readonly string[];
  checkFilters: (
    filters: readonly PropertyFilter[],
    definitions: readonly PropertyDefinition[],
    unitsOf: UnitsOf,
  ) => CheckedFilters;
  FilterChips: ComponentType<ListFilters>;
  FilterEmpty: ComponentType<{ panel: FilterPanelProps | undefined }>;
}

let kept: Promise<AppliedFilters> | undefined;

/** The server has it before it renders; the device once its chunk is loaded. */
export const keptApplied = (): Promise<AppliedFilters> | undefined => kept;

/** As a promise that `use` reads without suspending. */
export function keepApplied(applied: AppliedFilters): AppliedFilters {
  kept = Object.assign(Promise.resolve(applied), { status: 'fulfilled', value: applied });
  return applied;
}
