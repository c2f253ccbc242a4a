import { and, desc, eq } from 'drizzle-orm';
import type { Favorite } from '../../contract/favorites/favorite.ts';
import type { ListDigest } from '../../contract/list-digest.ts';
import { PAGE_SIZE_DEFAULT, type Page } from '../../contract/page.ts';
import type { ObjectType } from '../../core/ids/object-types.ts';
import type { Executor } from '../db/open-database.ts';
import { readDigest } from '../db/read-digest.ts';
import { type FindTitle, findObjectTitles } from '../objects/find-objects.ts';
import { decodeCursor, toPage } from '../platform/cursor.ts';
import { momentPosition, whereEarlier } from '../platform/moment-cursor.ts';
import { presentEntity } from '../platform/present-entity.ts';
import { type FavoriteRow, favorites } from './favorite.table.ts';

const present = (row: FavoriteRow, titleOf: FindTitle): Favorite => ({
  ...presentEntity(row),
  objectType: row.objectType,
  objectId: row.objectId,
  keepOffline: row.keepOffline,
  object: titleOf(row) ?? null,
});

export async function presentFavorite(db: Executor, row: FavoriteRow): Promise<Favorite> {
  return present(row, await findObjectTitles(db, [row]));
}

interface FavoritesQuery {
  type?: ObjectType;
  cursor?: string | undefined;
  size?: number | undefined;
}

/** What a person keeps, latest first. */
export async function listFavorites(
  db: Executor,
  personId: string,
  { type, cursor, size }: FavoritesQuery,
): Promise<Page<Favorite>> {
  const after = decodeCursor(cursor, momentPosition);
  const rows = await db
    .select()
    .from(favorites)
    .where(
      and(
        eq(favorites.personId, personId),
        type && eq(favorites.objectType, type),
        whereEarlier(favorites.createdAt, favorites.id, after),
      ),
    )
    .orderBy(desc(favorites.createdAt), desc(favorites.id))
    .limit((size ?? PAGE_SIZE_DEFAULT) + 1);
  const titleOf = await findObjectTitles(db, rows);
  return toPage(
    rows,
    size,
    (row) => present(row, titleOf),
    (row) => [row.createdAt.toISOString(), row.id],
  );
}

export async function findFavorite(
  db: Executor,
  personId: string,
  { objectType, objectId }: Pick<FavoriteRow, 'objectType' | 'objectId'>,
): Promise<FavoriteRow | undefined> {
  const [row] = await db
    .select()
    .from(favorites)
    .where(
      and(eq(favorites.personId, personId), eq(favorites.objectType, objectType), eq(favorites.objectId, objectId)),
    );
  return row;
}

export const readFavoritesDigest = (db: Executor, personId: string): Promise<ListDigest> =>
  readDigest(db, favorites, eq(favorites.personId, personId));
