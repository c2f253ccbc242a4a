import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { findMatches } from '../../../../core/text/highlight.ts';
import { useReads } from '../../../data/use-reads.ts';
import { Button } from '../../../ui/kit/button.tsx';
import { Notice } from '../../../ui/kit/notice.tsx';
import { directoryTexts } from './directory-texts.ts';
import { findSavedSuppliers } from './saved-suppliers.ts';
import { SupplierListingRows } from './supplier-listing-rows.tsx';

const words = directoryTexts.search;

type SavedMatchesProps = { text: string; renderName: (name: string) => ReactNode; onRetry: () => void };

/** Offline: the saved suppliers that match, with a note that the list is incomplete. */
export function SavedMatches({ text, renderName, onRetry }: SavedMatchesProps) {
  const reads = useReads();
  const queryClient = useQueryClient();
  const saved = useQuery(reads.suppliers.saved(() => findSavedSuppliers(queryClient, reads)));
  if (!saved.data) return null;
  const parts = text.split(/\s+/).filter(Boolean);
  const matching = saved.data.filter(({ name }) => parts.every((part) => findMatches(name, part).length > 0));
  return (
    <>
      <Notice icon="info" heading={words.offline} hint={words.offlineHint(saved.data.length)}>
        <Button onClick={onRetry}>{words.retry}</Button>
      </Notice>
      {matching.length === 0 ? (
        <p>{words.offlineNothing}</p>
      ) : (
        <SupplierListingRows suppliers={matching} renderName={renderName} />
      )}
    </>
  );
}
