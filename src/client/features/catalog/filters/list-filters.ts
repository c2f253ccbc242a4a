import { useQuery } from '@tanstack/react-query';
import { use, useMemo } from 'react';
import { useReads } from '../../../data/use-reads.ts';
import { type AppliedFilters, keptApplied, type ListFilters, type UnitsOf } from './applied.ts';

let loading: Promise<AppliedFilters> | undefined;

function load(): Promise<AppliedFilters> {
  loading ??= import('./applied/applied-filters.ts')
    .then(({ applied }) => applied)
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

/** Suspends while the chunk loads; the server's page stays as drawn meanwhile. */
export const useApplied = (isFiltered: boolean): AppliedFilters | undefined =>
  // A component that waits for one promise must not get another.
  isFiltered ? use(loading ?? keptApplied() ?? load()) : undefined;

const none = { filters: [], droppedCount: 0 };
const noDefinitions: ListFilters['definitions'] = [];

/** The checked filters of a URL for a list of a category; without one it has no properties. */
export function useListFilters(categoryId: string | undefined, addressText: string | undefined): ListFilters {
  const { catalog } = useReads();
  const isOfCategory = categoryId !== undefined;
  const properties = useQuery({
    ...catalog.properties(categoryId ?? ''),
    enabled: isOfCategory,
    throwOnError: false,
  });
  const definitions = isOfCategory ? properties.data : noDefinitions;
  const applied = useApplied(addressText !== undefined);
  const asked = useMemo(() => applied?.parseAddressFilters(addressText) ?? none, [applied, addressText]);
  const quantities = (definitions && applied?.foreignQuantities(asked.filters, definitions)) ?? [];
  const hasForeign = quantities.length > 0;
  const units = useQuery({ ...catalog.units(...quantities), enabled: hasForeign, throwOnError: false });
  const known = hasForeign ? units.data : undefined;
  const isChecked =
    asked.filters.length === 0 || !((isOfCategory && isWaited(properties)) || (hasForeign && isWaited(units)));
  return useMemo(() => {
    const unitsOf: UnitsOf = (quantityId) => known?.filter((unit) => unit.quantityId === quantityId);
    const checked = (definitions && applied?.checkFilters(asked.filters, definitions, unitsOf)) ?? {
      filters: asked.filters,
      droppedCount: 0,
    };
    return {
      definitions,
      unitsOf,
      filters: checked.filters,
      text: applied?.filtersText(checked.filters),
      droppedCount: asked.droppedCount + checked.droppedCount,
      isChecked,
    };
  }, [definitions, applied, known, asked, isChecked]);
}

/** False for a failed or paused read: then the server checks the filters. */
const isWaited = (query: { isPending: boolean; fetchStatus: string }): boolean =>
  query.isPending && query.fetchStatus !== 'paused';
