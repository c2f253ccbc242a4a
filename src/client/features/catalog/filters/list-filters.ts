import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { PropertyDefinition } from '../../../../contract/catalog/property.ts';
import type { PropertyFilter } from '../../../../core/filters/filter-types.ts';
import { useReads } from '../../../data/use-reads.ts';
import { checkFilters, foreignQuantities, type UnitsOf } from './filter-check.ts';
import { filtersText, parseAddressFilters } from './filter-parse.ts';

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

/** The checked filters of a URL for a list of a category. */
export function useListFilters(categoryId: string, addressText: string | undefined): ListFilters {
  const { catalog } = useReads();
  const properties = useQuery({ ...catalog.properties(categoryId), throwOnError: false });
  const definitions = properties.data;
  const asked = useMemo(() => parseAddressFilters(addressText), [addressText]);
  const quantities = definitions ? foreignQuantities(asked.filters, definitions) : [];
  const hasForeign = quantities.length > 0;
  const units = useQuery({ ...catalog.units(...quantities), enabled: hasForeign, throwOnError: false });
  const known = hasForeign ? units.data : undefined;
  const isChecked = asked.filters.length === 0 || !(isWaited(properties) || (hasForeign && isWaited(units)));
  return useMemo(() => {
    const unitsOf: UnitsOf = (quantityId) => known?.filter((unit) => unit.quantityId === quantityId);
    const checked = definitions
      ? checkFilters(asked.filters, definitions, unitsOf)
      : { filters: asked.filters, droppedCount: 0 };
    return {
      definitions,
      unitsOf,
      filters: checked.filters,
      text: filtersText(checked.filters),
      droppedCount: asked.droppedCount + checked.droppedCount,
      isChecked,
    };
  }, [definitions, known, asked, isChecked]);
}

/** False for a failed or paused read: then the server checks the filters. */
const isWaited = (query: { isPending: boolean; fetchStatus: string }): boolean =>
  query.isPending && query.fetchStatus !== 'paused';
