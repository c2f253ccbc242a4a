import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useReads } from '../../../data/use-reads.ts';
import { useIsOnline } from '../../../offline/connection/use-is-online.ts';
import { keptPages } from '../../../offline/saved-reads/kept-pages.ts';
import type { ShownFavorite } from './shown-favorites.ts';

/**
 * Keeps the saved pages of the products that the user wants without a network, and saves those that the device does not
 * have. Undefined: the favourites are not known yet, and what is kept stays.
 */
export function useKeptPages(sub: string | null, favorites: readonly ShownFavorite[] | undefined): void {
  const client = useQueryClient();
  const { catalog } = useReads();
  const isOnline = useIsOnline();
  const ids = favorites
    ?.filter(({ objectType, object, keepOffline }) => objectType === 'product' && object && keepOffline)
    .map(({ objectId }) => objectId)
    .join(' ');
  useEffect(() => {
    if (ids === undefined) return;
    const kept = ids.split(' ').filter(Boolean);
    if (kept.length > 0) keptPages.set({ sub, ids: kept });
    else keptPages.drop();
    if (!isOnline) return;
    let isOver = false;
    const save = async () => {
      for (const id of kept) {
        if (isOver) return;
        await client.prefetchQuery(catalog.product(id));
      }
    };
    void save();
    return () => {
      isOver = true;
    };
  }, [sub, ids, isOnline, client, catalog]);
}
