import { favoritesShape } from '../../../../contract/answer-versions.gen.ts';
import type { Favorite } from '../../../../contract/favorites/favorite.ts';
import { read } from '../../../data/api.ts';
import { privateRead, readKey } from '../../../data/reads.ts';
import type { PrivateApi } from '../../../data/session/private-api.ts';

const PAGE_SIZE = '100';
/** More than a person may have. */
const PAGES_MAX = 30;

export const favoritesKey = readKey('favorites', 'all');

/** All favourites of the signed-in user, latest first: every page and list looks them up here, also without a network. */
export const favoritesRead = ({ favorites }: PrivateApi) =>
  privateRead<{ items: Favorite[] }>({
    area: 'favorites',
    name: 'all',
    shape: favoritesShape,
    // Another device may have changed them; until then the saved copy is shown.
    staleTime: 0,
    queryFn: ({ signal }) => readFavorites(favorites, signal),
  });

export async function readFavorites(
  favorites: PrivateApi['favorites'],
  signal?: AbortSignal,
): Promise<{ items: Favorite[] }> {
  const items: Favorite[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const query = { size: PAGE_SIZE, cursor };
    const answer = await read(favorites.index.$get({ query }, { init: { ...(signal && { signal }) } }));
    items.push(...answer.items);
    if (answer.nextCursor === null) break;
    cursor = answer.nextCursor;
  }
  return { items };
}
