import type { Favorite } from '../../../../contract/favorites/favorite.ts';
import type { OutboxRow } from '../../../offline/outbox/outbox-row.ts';
import { isSameObject, type KeptObject } from '../kept-object.ts';
import { FAVORITE_OPERATION, favoriteOperation } from './favorite-operation.ts';

/** A favourite as the device shows it. */
export interface ShownFavorite extends KeptObject {
  id: string;
  /** ISO 8601. */
  keptAt: string;
  keepOffline: boolean;
  /** The change that the server has not confirmed. */
  row: OutboxRow | undefined;
}

/** What the server has said, with what the user has changed since. */
export function shownFavorites(
  known: readonly Favorite[],
  rows: readonly OutboxRow[],
  sub: string | null,
): ShownFavorite[] {
  let shown: ShownFavorite[] = known.map(({ id, createdAt, keepOffline, objectType, objectId, object }) => {
    return { id, keptAt: createdAt, keepOffline, objectType, objectId, object, row: undefined };
  });
  for (const row of rows) {
    const { payload } = row;
    if (row.operation !== FAVORITE_OPERATION || row.sub !== sub || !favoriteOperation.accepts(payload)) continue;
    const { id, objectType, objectId, object, isKept } = payload;
    const before = shown.find((one) => isSameObject(one, payload));
    const others = shown.filter((one) => one !== before);
    const keptAt = before?.keptAt ?? new Date(row.createdAt).toISOString();
    // A refused removal leaves the favourite where it is, with the refusal.
    const isShown = isKept ? row.state !== 'failed' || before !== undefined : row.state === 'failed';
    const keepOffline = (row.state === 'failed' ? undefined : payload.keepOffline) ?? before?.keepOffline ?? false;
    const next = { id: before?.id ?? id, keptAt, keepOffline, objectType, objectId, object, row };
    // A choice leaves the favourite in its place.
    if (isShown && before && payload.keepOffline !== undefined)
      shown = shown.map((one) => (one === before ? next : one));
    else shown = isShown ? [next, ...others] : others;
  }
  return shown;
}
