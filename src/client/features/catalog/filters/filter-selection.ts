import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useLayoutEffect, useState } from 'react';
import type { Facet } from '../../../../contract/catalog/facet.ts';
import type { PropertyDefinition } from '../../../../contract/catalog/property.ts';
import type { PropertyFilter } from '../../../../core/filters/filter-types.ts';
import { useReads } from '../../../data/use-reads.ts';
import { isNoAnswer } from '../../../offline/connection/connection.ts';
import { useIsOnline } from '../../../offline/connection/use-is-online.ts';
import { useDebounced } from '../../../ui/use-debounced.ts';
import type { ProductListScope } from '../product/queries.ts';
import {
  applySelectionAtom,
  changedCategoryPropertiesFilter,
  restoredSelectionAtom,
  type SelectedCategoryProperty,
  selectedCategoryProperties,
  startSelectionAtom,
  toFilters,
} from './filter-atoms.ts';
import { searchWith } from './filter-chips.tsx';
import { filtersText } from './filter-parse.ts';
import type { ListFilters } from './list-filters.ts';

const COUNT_DELAY_MS = 150;

type Scope = Omit<ProductListScope, 'filters'>;

export const sourceOf = ({ categoryId, supplierId = '' }: Scope, text = '') => `${categoryId}/${supplierId}?${text}`;

export function toSelected(
  filters: readonly PropertyFilter[],
  definitions: readonly PropertyDefinition[],
): SelectedCategoryProperty[] {
  return filters.map((filter) => ({
    ...filter,
    defaultMeasurementUnitDisplayText: definitions.find((one) => one.id === filter.propertyId)?.defaultUnit?.symbol,
  }));
}

export type ShownList = { scope: Scope; list: ListFilters; definitions: readonly PropertyDefinition[] };

/** Starts the selection from the draft, or from the list's filters. Returns false until then. */
export function useStartedSelection({ scope, list, definitions }: ShownList, draft?: ListFilters): boolean {
  const start = useSetAtom(startSelectionAtom);
  const [isStarted, setStarted] = useState(false);
  const source = sourceOf(scope, list.text);
  const draftFilters = draft?.filters;
  const isWaiting = draft?.isChecked === false;
  useLayoutEffect(() => {
    if (isWaiting) return;
    const properties = toSelected(list.filters, definitions);
    start({ source, properties, draft: draftFilters && toSelected(draftFilters, definitions) });
    setStarted(true);
  }, [start, source, list.filters, definitions, draftFilters, isWaiting]);
  return isStarted;
}

/** The selection, its changes, and `apply`, which sets it as the list's filters. */
export function useSelection({ scope, list }: Pick<ShownList, 'scope' | 'list'>) {
  const [selected, change] = useAtom(selectedCategoryProperties);
  const isChanged = useAtomValue(changedCategoryPropertiesFilter);
  const isRestored = useAtomValue(restoredSelectionAtom);
  const markApplied = useSetAtom(applySelectionAtom);
  const navigate = useNavigate();
  const filters = toFilters(selected);
  const text = filtersText(filters);
  const apply = ({ replace }: { replace: boolean }) => {
    markApplied(sourceOf(scope, text));
    if (text !== list.text) void navigate({ to: '.', search: searchWith(filters), replace, resetScroll: false });
  };
  return { selected, change, isChanged, isRestored, text, apply };
}

export interface SelectionCount {
  /** Facets of the last response; they stay while the next one loads. */
  facets: readonly Facet[] | undefined;
  /** Undefined until it is loaded. */
  itemsCount: number | undefined;
  trouble: 'offline' | 'failed' | undefined;
}

/** The number of products that the selection would find. */
export function useSelectionCount(scope: Scope, text: string | undefined): SelectionCount {
  const { catalog } = useReads();
  const isOnline = useIsOnline();
  const settled = useDebounced(text, COUNT_DELAY_MS);
  const counted = useQuery({
    ...catalog.facets({ ...scope, filters: settled }),
    placeholderData: keepPreviousData,
    throwOnError: false,
  });
  const isKnown = settled === text && !counted.isPlaceholderData;
  const hasStopped = counted.isError || counted.fetchStatus === 'paused';
  const isUnanswered = counted.data === undefined || counted.isPlaceholderData;
  const isOffline = !isOnline || isNoAnswer(counted.error);
  return {
    facets: counted.data?.facets,
    itemsCount: isKnown ? counted.data?.totalCount : undefined,
    trouble: hasStopped && isUnanswered ? (isOffline ? 'offline' : 'failed') : undefined,
  };
}
