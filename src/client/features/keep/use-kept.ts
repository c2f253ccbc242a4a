import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePrivateApi } from '../../data/session/private-api.ts';
import { useSub } from '../../data/session/use-sub.ts';
import { useOutbox } from '../../offline/outbox/device-outbox.ts';
import { favoritesRead } from './favorites/queries.ts';
import { shownFavorites } from './favorites/shown-favorites.ts';
import { notesRead } from './notes/queries.ts';
import { shownNotes } from './notes/shown-notes.ts';

/** The favourites of this device's user, with the changes that wait to be sent; before a sign-in only those. */
export function useFavorites() {
  const sub = useSub();
  const { rows } = useOutbox();
  const read = useQuery({ ...favoritesRead(usePrivateApi()), enabled: sub !== null, throwOnError: false });
  const known = sub === null ? undefined : read.data?.items;
  const favorites = useMemo(() => shownFavorites(known ?? [], rows, sub), [known, rows, sub]);
  return { sub, read, favorites };
}

/** The notes of this device's user, as `useFavorites`. */
export function useNotes() {
  const sub = useSub();
  const { rows } = useOutbox();
  const read = useQuery({ ...notesRead(usePrivateApi()), enabled: sub !== null, throwOnError: false });
  const known = sub === null ? undefined : read.data?.items;
  const notes = useMemo(() => shownNotes(known ?? [], rows, sub), [known, rows, sub]);
  return { sub, read, notes };
}
