import type { PropertyDefinition } from '../../../../../contract/catalog/property.ts';
import type { PropertyFilter } from '../../../../../core/filters/filter-types.ts';
import { termDefinitions } from '../../../../../core/filters/offer-terms.ts';
import { resolveFilters } from '../../../../../core/filters/resolve-filters.ts';
import type { CheckedFilters, UnitsOf } from '../applied.ts';

/** Drops properties, units and options that the category does not have, as in old or foreign URLs. */
export function checkFilters(
  filters: readonly PropertyFilter[],
  definitions: readonly PropertyDefinition[],
  unitsOf: UnitsOf,
): CheckedFilters {
  const byId = new Map(definitions.map((definition) => [definition.id, definition]));
  const known = filters.map((filter) => keepKnownOptions(filter, byId.get(filter.propertyId)));
  const { faults } = resolveFilters(known, [...definitions, ...termDefinitions], (unitId, quantityId) => {
    const units = unitsOf(quantityId);
    // The server checks units that are not loaded.
    return units ? units.find((unit) => unit.id === unitId) : byQuantity(definitions, quantityId);
  });
  const faulty = new Set(faults.map((fault) => fault.index));
  const valid = known.filter((_, index) => !faulty.has(index));
  const lessOptions = valid.filter(({ propertyId, optionIds }) => {
    const asked = filters.find((filter) => filter.propertyId === propertyId);
    return asked?.optionIds?.length !== optionIds?.length;
  });
  return { filters: valid, droppedCount: faulty.size + lessOptions.length };
}

function keepKnownOptions(filter: PropertyFilter, definition: PropertyDefinition | undefined): PropertyFilter {
  if (!filter.optionIds || !definition) return filter;
  const ids = new Set(definition.options.map((option) => option.id));
  return { ...filter, optionIds: filter.optionIds.filter((id) => ids.has(id)) };
}

const byQuantity = (definitions: readonly PropertyDefinition[], quantityId: string) =>
  definitions.find((definition) => definition.quantityId === quantityId)?.defaultUnit ?? undefined;

/** Quantities whose units have to be loaded: filters use units that are not the properties' default. */
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
