import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useLayoutEffect, useState } from 'react';
import type { Facet } from '../../../../contract/catalog/facet.ts';
import type { PropertyDefinition } from '../../../../contract/catalog/property.ts';
import type { TermFacets } from '../../../../contract/catalog/term-facets.ts';
import type { PropertyFilter } from '../../../../core/filters/filter-types.ts';
import { useReads } from '../../../data/use-reads.ts';
import { isNoAnswer } from '../../../offline/connection/connection.ts';
import { useIsOnline } from '../../../offline/connection/use-is-online.ts';
import type { RootTexts } from '../../../texts/root-texts.ts';
import { useDebounced } from '../../../ui/use-debounced.ts';
import { searchWith } from './applied/filter-chips.tsx';
import { filtersText } from './applied/filter-parse.ts';
import type { FilterPanelProps, ListFilters } from './applied.ts';
import {
  applySelectionAtom,
  changedCategoryPropertiesFilter,
  restoredSelectionAtom,
  type SelectedCategoryProperty,
  selectedCategoryProperties,
  startSelectionAtom,
  toFilters,
} from './filter-atoms.ts';
import { filterPanelTexts } from './filter-panel-texts.ts';

const COUNT_DELAY_MS = 150;

type Scope = FilterPanelProps['scope'];

export const sourceOf = ({ categoryId = '', supplierId = '', q = '' }: Scope, text = '') =>
  `${q}${categoryId}/${supplierId}?${text}`;

export function toSelected(
  filters: readonly PropertyFilter[],
  definitions: readonly PropertyDefinition[],
): SelectedCategoryProperty[] {
  return filters.map((filter) => ({
    ...filter,
    defaultMeasurementUnitDisplayText: definitions.find((one) => one.id === filter.propertyId)?.defaultUnit?.symbol,
  }));
}

export type ShownList = Pick<FilterPanelProps, 'scope' | 'list' | 'definitions' | 'onApply'>;

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

/** The selection, its fields and count, and `apply`, which sets it as the list's filters. */
export function useSelection({ scope, list, definitions, onApply }: ShownList) {
  const [selected, change] = useAtom(selectedCategoryProperties);
  const isChanged = useAtomValue(changedCategoryPropertiesFilter);
  const isRestored = useAtomValue(restoredSelectionAtom);
  const markApplied = useSetAtom(applySelectionAtom);
  const navigate = useNavigate();
  const filters = toFilters(selected);
  const text = filtersText(filters);
  const count = useSelectionCount(scope, text);
  const apply = ({ replace }: { replace: boolean }) => {
    markApplied(sourceOf(scope, text));
    if (text === list.text) return;
    if (onApply) onApply(text, { replace });
    else void navigate({ to: '.', search: searchWith(filters), replace, resetScroll: false });
  };
  const isOfSupplier = scope.supplierId !== undefined;
  // Of a text that finds nothing, only what can be taken off tells something.
  const isNothing = scope.q !== undefined && count.itemsCount === 0;
  const fields = { definitions, selected, count, isOfSupplier, isNothing, onChange: change };
  return { selected, change, isChanged, isRestored, text, count, fields, apply };
}

export interface SelectionCount {
  /** Facets of the last response; they stay while the next one loads. */
  facets: readonly Facet[] | undefined;
  terms: TermFacets | undefined;
  /** The response counts no terms: the text finds too much. */
  isUncounted: boolean;
  /** Undefined until it is loaded. */
  itemsCount: number | undefined;
  /** There are more than `itemsCount`. */
  isMore: boolean;
  trouble: 'offline' | 'failed' | undefined;
}

/** The number of products that the selection would find. */
function useSelectionCount(scope: Scope, text: string | undefined): SelectionCount {
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
    terms: counted.data?.termFacets,
    isUncounted: counted.data !== undefined && counted.data.termFacets === undefined,
    itemsCount: isKnown ? counted.data?.totalCount : undefined,
    isMore: counted.data?.isTotalMore === true,
    trouble: hasStopped && isUnanswered ? (isOffline ? 'offline' : 'failed') : undefined,
  };
}

/** A search counts only up to a limit. */
export function countTold(count: number, isMore: boolean, { items }: RootTexts): string {
  const told = items(count);
  return isMore ? filterPanelTexts.moreThan(told) : told;
}
