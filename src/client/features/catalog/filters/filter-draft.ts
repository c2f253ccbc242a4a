import { useEffect, useMemo } from 'react';
import { markDirty } from '../../../offline/drafts/dirty-forms.ts';
import { dropDraft, readDraft, saveDraft } from '../../../offline/drafts/drafts.ts';
import type { ListFilters } from './applied.ts';
import { type ShownList, sourceOf } from './filter-selection.ts';
import { useListFilters } from './list-filters.ts';

const FORM = 'filters';

type DraftOf = Pick<ShownList, 'scope' | 'list'>;

/** The key contains the list and its applied filters, since the draft starts from them. */
const keyOf = ({ scope, list }: DraftOf): string => `${FORM}:${sourceOf(scope, list.text)}`;
const isText = (value: unknown): value is string => typeof value === 'string';

/** The unapplied filters before a reload. Stored in their URL form, so they are checked like those of a URL. */
export function useDraftFilters(shown: DraftOf): ListFilters | undefined {
  const key = keyOf(shown);
  const text = useMemo(() => readDraft(key, { accepts: isText }), [key]);
  const draft = useListFilters(shown.scope.categoryId, text);
  return draft.isChecked && draft.filters.length === 0 ? undefined : draft;
}

/** Stores the selection as a draft, so that it survives a reload, until the list applies it. */
export function useFilterDraft(shown: DraftOf, text: string | undefined) {
  const key = keyOf(shown);
  // An empty selection is not worth a draft.
  const isUnapplied = text !== undefined && text !== shown.list.text;
  useEffect(() => {
    if (isUnapplied) saveDraft(key, text);
    else dropDraft(key);
    markDirty(FORM, isUnapplied);
  }, [key, text, isUnapplied]);
  useEffect(() => () => markDirty(FORM, false), []);
  return { isUnapplied, drop: () => dropDraft(key) };
}
