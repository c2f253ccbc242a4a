import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { PropertyDefinition } from '../../../../contract/catalog/property.ts';
import type { PropertyFilter } from '../../../../core/filters/filter-types.ts';
import { useReads } from '../../../data/use-reads.ts';
import { checkFilters, foreignQuantities, type UnitsOf } from './filter-check.ts';
import { filtersText, parseAddressFilters } from './filter-parse.ts';

export interface ListFilters {
  /** Of the category; undefined before they have come. */
  definitions: readonly PropertyDefinition[] | undefined;
  unitsOf: UnitsOf;
  /** What the list obeys: the address without what the category does not know. */
  filters: readonly PropertyFilter[];
  text: string | undefined;
  droppedCount: number;
  /** Whether all is there that the filters are checked with. */
  isChecked: boolean;
}

/** The filters of an address for a list of a category. */
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

/** What has failed or waits for a network is not waited for: then the server judges the filters. */
const isWaited = (query: { isPending: boolean; fetchStatus: string }): boolean =>
  query.isPending && query.fetchStatus !== 'paused';
