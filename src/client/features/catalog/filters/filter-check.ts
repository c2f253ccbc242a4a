import type { PropertyDefinition } from '../../../../contract/catalog/property.ts';
import type { Unit } from '../../../../contract/units/unit.ts';
import type { PropertyFilter } from '../../../../core/filters/filter-types.ts';
import { resolveFilters } from '../../../../core/filters/resolve-filters.ts';

/** The units of a quantity as far as they are known; undefined before they have come. */
export type UnitsOf = (quantityId: string) => readonly Unit[] | undefined;

export interface CheckedFilters {
  filters: PropertyFilter[];
  /** Filters that the category cannot have. */
  droppedCount: number;
}

/** Drops what an old or foreign address asks of properties, units and options that the category does not have. */
export function checkFilters(
  filters: readonly PropertyFilter[],
  definitions: readonly PropertyDefinition[],
  unitsOf: UnitsOf,
): CheckedFilters {
  const byId = new Map(definitions.map((definition) => [definition.id, definition]));
  const known = filters.map((filter) => keepKnownOptions(filter, byId.get(filter.propertyId)));
  const { faults } = resolveFilters(known, definitions, (unitId, quantityId) => {
    const units = unitsOf(quantityId);
    // What cannot be looked up now is left to the server.
    return units ? units.find((unit) => unit.id === unitId) : byQuantity(definitions, quantityId);
  });
  const faulty = new Set(faults.map((fault) => fault.index));
  const kept = known.filter((_, index) => !faulty.has(index));
  const lessOptions = kept.filter(({ propertyId, optionIds }) => {
    const asked = filters.find((filter) => filter.propertyId === propertyId);
    return asked?.optionIds?.length !== optionIds?.length;
  });
  return { filters: kept, droppedCount: faulty.size + lessOptions.length };
}

function keepKnownOptions(filter: PropertyFilter, definition: PropertyDefinition | undefined): PropertyFilter {
  if (!filter.optionIds || !definition) return filter;
  const ids = new Set(definition.options.map((option) => option.id));
  return { ...filter, optionIds: filter.optionIds.filter((id) => ids.has(id)) };
}

const byQuantity = (definitions: readonly PropertyDefinition[], quantityId: string) =>
  definitions.find((definition) => definition.quantityId === quantityId)?.defaultUnit ?? undefined;

/** Quantities whose units the filters name and that are not the properties' own. */
export function foreignQuantities(
  filters: readonly PropertyFilter[],
  definitions: readonly PropertyDefinition[],
): string[] {
  const found = filters.flatMap(({ propertyId, measurementUnitId }) => {
    const definition = definitions.find((one) => one.id === propertyId);
    const isOwn = measurementUnitId === undefined || measurementUnitId === definition?.defaultUnit?.id;
    return isOwn || !definition?.quantityId ? [] : [definition.quantityId];
  });
  return [...new Set(found)].sort();
}
