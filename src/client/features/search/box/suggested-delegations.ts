import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { findMatches } from '../../../../core/text/highlight.ts';
import { useApi } from '../../../data/use-api.ts';
import { delegationWords } from '../delegation-texts.ts';
import { delegationReads } from './queries.ts';
import type { SuggestedDelegation } from './suggestion-link.tsx';

const SHOWN_MAX = 2;

/** Valid delegations of a merchant whose name a text has, or of any that it names where it asks for delegations. */
export function useSuggestedDelegations(text: string, enabled: boolean): readonly SuggestedDelegation[] {
  const read = delegationReads(useApi()).named(text);
  const { data } = useQuery({ ...read, enabled, placeholderData: keepPreviousData, throwOnError: false });
  const isAsked = delegationWords.asked.test(text);
  return (data?.items ?? [])
    .map(({ id, merchant, supplier }) => ({
      type: 'delegation' as const,
      objectId: id,
      supplierId: supplier.id,
      slug: supplier.slug,
      text: merchant.name,
      of: supplier.name,
      highlight: findMatches(merchant.name, text),
    }))
    .filter(({ highlight }) => isAsked || highlight.length > 0)
    .slice(0, SHOWN_MAX);
}
