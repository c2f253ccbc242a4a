import { useEffect, useMemo } from 'react';
import { markDirty } from '../../../offline/drafts/dirty-forms.ts';
import { dropDraft, readDraft, saveDraft } from '../../../offline/drafts/drafts.ts';
import { type ShownList, sourceOf } from './filter-selection.ts';
import { type ListFilters, useListFilters } from './list-filters.ts';

const FORM = 'filters';

type DraftOf = Pick<ShownList, 'scope' | 'list'>;

/** Each list has a draft of its own in each of its filterings: what is chosen goes on from there. */
const keyOf = ({ scope, list }: DraftOf): string => `${FORM}:${sourceOf(scope, list.text)}`;
const isText = (value: unknown): value is string => typeof value === 'string';

/** What was being chosen before a reload; kept as an address has it, it is checked like one. */
export function useKeptFilters(shown: DraftOf): ListFilters | undefined {
  const key = keyOf(shown);
  const text = useMemo(() => readDraft(key, { accepts: isText }), [key]);
  const kept = useListFilters(shown.scope.categoryId, text);
  return kept.isChecked && kept.filters.length === 0 ? undefined : kept;
}

/** Keeps the choice over a reload until the list shows it. */
export function useFilterDraft(shown: DraftOf, text: string | undefined) {
  const key = keyOf(shown);
  // Who has taken all away leaves nothing to lose.
  const isUnapplied = text !== undefined && text !== shown.list.text;
  useEffect(() => {
    if (isUnapplied) saveDraft(key, text);
    else dropDraft(key);
    markDirty(FORM, isUnapplied);
  }, [key, text, isUnapplied]);
  useEffect(() => () => markDirty(FORM, false), []);
  return { isUnapplied, drop: () => dropDraft(key) };
}
