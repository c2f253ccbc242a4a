import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Understood } from '../../../../contract/search/understood.ts';
import type { FilterPanelProps, ListFilters } from '../filters/applied.ts';
import { useListFilters } from '../filters/list-filters.ts';
import type { SearchedListSearch } from './searched-list-search.ts';

type TextPanelProps = {
  searchKey: string;
  search: SearchedListSearch;
  /** The filters of the URL. */
  list: ListFilters;
  categoryId: string | undefined;
  understood: Understood | undefined;
  children: (panel: FilterPanelProps | undefined) => ReactNode;
};

/**
 * The filters of a list by text. What the text asks in one sense is chosen in them; to apply them takes it out of the
 * text into the URL's filters, so the two never contradict each other. The rest of the text is a condition of the list.
 */
export default function TextPanel({ searchKey, search, list, categoryId, understood, children }: TextPanelProps) {
  const navigate = useNavigate();
  const asked = search.filters === undefined ? askedBy(understood) : undefined;
  const ofText = useListFilters(categoryId, asked);
  const { definitions } = ofText;
  const isTaken = asked !== undefined && ofText.droppedCount === 0;
  const shown = isTaken ? ofText : { ...list, definitions };
  const q = (isTaken && understood?.rest) || searchKey;
  const handleApply: FilterPanelProps['onApply'] = (filters, { replace }) =>
    void navigate({
      to: '/search/$key',
      params: { key: q },
      search: (before: SearchedListSearch) => ({ ...before, category: categoryId, filters }),
      replace,
      resetScroll: false,
    });
  if (!definitions || !ofText.isChecked) return children(undefined);
  return children({
    scope: { q, categoryId },
    list: shown,
    definitions,
    onApply: handleApply,
  });
}

/** Its filters in URL form, if the text can do without the words that ask for them. */
function askedBy(understood: Understood | undefined): string | undefined {
  return understood && understood.rest !== null && understood.asked !== '' ? understood.asked : undefined;
}
