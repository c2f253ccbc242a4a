import type { Favorite } from '../../../../contract/favorites/favorite.ts';
import { read } from '../../../data/api.ts';
import { httpClient } from '../../../data/http-client.ts';
import { privateApiAt } from '../../../data/session/private-api.ts';
import { keepTexts } from '../../../offline/outbox/keep-texts.ts';
import type { Operation } from '../../../offline/outbox/operation.ts';
import { savePrivateRead } from '../../../offline/saved-reads/private-store.ts';
import { checkKept } from '../check-kept.ts';
import { isKeptObject, isSameObject, type KeptObject } from '../kept-object.ts';
import { favoritesKey, favoritesRead } from './queries.ts';

const words = keepTexts.described;

/** What the user wants of an object: that it is kept, or that it is not. */
export interface FavoriteChange extends KeptObject {
  /** Made by the device; the favourite's id if the object was not kept. */
  id: string;
  isKept: boolean;
  /** Whether its page or its pack is kept for use without a network; without it that stays as it is. */
  keepOffline?: boolean | undefined;
}

export const FAVORITE_OPERATION = 'favorites.set';

export const favoriteObjectKey = ({ objectType, objectId }: KeptObject): string => `favorite:${objectType}:${objectId}`;

const isChange = (payload: unknown): payload is FavoriteChange =>
  isKeptObject(payload) &&
  typeof (payload as FavoriteChange).id === 'string' &&
  typeof (payload as FavoriteChange).isKept === 'boolean' &&
  ['boolean', 'undefined'].includes(typeof (payload as FavoriteChange).keepOffline);

/** The favourite after the change; null: the object is not kept. */
type Answer = Favorite | null;

export const favoriteOperation: Operation<FavoriteChange, Answer> = {
  name: FAVORITE_OPERATION,
  isPrivate: true,
  accepts: isChange,
  describe: ({ isKept, keepOffline, object }) => {
    const title = object?.title ?? keepTexts.gone;
    if (isKept && keepOffline !== undefined) return { title: words.keepOffline(title, keepOffline) };
    return { title: isKept ? words.keep(title) : words.letGo(title) };
  },
  join(last, next) {
    if (last.isKept === next.isKept) return { ...last, keepOffline: next.keepOffline ?? last.keepOffline };
    // The choice may be about a favourite that the server has: that one has to go.
    return next.isKept || last.keepOffline === undefined ? null : next;
  },
  async send({ base, fetch, payload: { id, isKept, keepOffline, objectType, objectId } }) {
    const favorites = httpClient(base, '/api/v1/userfavorites', fetch);
    if (isKept) return read(favorites.index.$post({ json: { clientId: id, objectType, objectId, keepOffline } }));
    // Another device may have kept the object under another id.
    const { favorite } = await read(favorites['by-object-id'].$get({ query: { objectType, objectId } }));
    if (favorite) await read(favorites[':id'].$delete({ param: { id: favorite.id } }));
    return null;
  },
  confirms: (answer, change) => (change.isKept ? answer !== null && isSameObject(answer, change) : answer === null),
  settlesAllTabs: true,
  async settle(answer, change, { client, base, isCurrent }) {
    // An answer that is on its way was made before this change.
    await client.cancelQueries({ queryKey: favoritesKey });
    const known = await client.ensureQueryData(favoritesRead(privateApiAt(base)));
    if (!isCurrent()) return;
    client.setQueryData<{ items: Favorite[] }>(favoritesKey, (latest) => {
      const others = (latest ?? known).items.filter((one) => !isSameObject(one, change));
      return { items: answer ? [answer, ...others] : others };
    });
  },
  save: ({ client }) => savePrivateRead(client, favoritesKey),
  check: (reads) => checkKept('favorites', reads),
};
