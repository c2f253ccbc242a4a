import { and, eq, sql } from 'drizzle-orm';
import { type FavoriteBody, favoriteBody } from '../../contract/favorites/favorite.ts';
import { idParam } from '../../contract/page.ts';
import { assertObject } from '../objects/find-objects.ts';
import { userIdOf } from '../platform/actor.ts';
import { ownRow } from '../platform/command/audit.ts';
import { command, type EffectContext } from '../platform/command/command.ts';
import { conflict, unprocessable } from '../platform/errors/app-error.ts';
import { type FavoriteRow, favorites } from './favorite.table.ts';
import { mayKeepFavorites } from './policy.ts';
import { findFavorite, presentFavorite } from './read.ts';

const FAVORITES_MAX = 2_000;

/** Keeps an object. One that is kept already stays under its first id, and takes the choice of `keepOffline`. */
export const addFavorite = command({
  name: 'favorites.add',
  input: favoriteBody,
  policy: mayKeepFavorites,
  effect: async (context) => presentFavorite(context.tx, await add(context)),
  audit: ownRow('favorites has a row per kept object with its person and time'),
  status: 201,
});

/** Lets an object go; again, it is the same. */
export const removeFavorite = command({
  name: 'favorites.remove',
  input: idParam,
  policy: mayKeepFavorites,
  effect: async ({ tx, actor, input: { id } }) => {
    const own = and(eq(favorites.id, id), eq(favorites.personId, userIdOf(actor)));
    const removed = await tx.delete(favorites).where(own).returning({ id: favorites.id });
    return { removed: removed.length > 0 };
  },
  audit: ownRow('a mark that its owner takes away; nobody else sees either'),
});

async function add({ tx, actor, input, now }: EffectContext<FavoriteBody>): Promise<FavoriteRow> {
  const personId = userIdOf(actor);
  const { clientId: id, objectType, objectId, keepOffline = false } = input;
  await assertObject(tx, input);
  const [made] = await tx
    .insert(favorites)
    .values({ id, personId, objectType, objectId, keepOffline, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning();
  if (!made) return chooseOffline(tx, await getKept(tx, personId, input), { keepOffline: input.keepOffline, now });
  if ((await tx.$count(favorites, eq(favorites.personId, personId))) > FAVORITES_MAX)
    throw unprocessable('too_many_favorites', 'شمار علاقه‌مندی‌ها به سقف رسیده است؛ نخست چند مورد را بردارید.');
  return made;
}

/** @throws 409 where the id belongs to another object or person */
async function getKept(tx: EffectContext<FavoriteBody>['tx'], personId: string, body: FavoriteBody) {
  const kept = await findFavorite(tx, personId, body);
  if (!kept) throw conflict('id_taken', 'این شناسه پیش‌تر به کار رفته است.');
  return kept;
}

async function chooseOffline(
  tx: EffectContext<FavoriteBody>['tx'],
  kept: FavoriteRow,
  { keepOffline, now }: { keepOffline: boolean | undefined; now: Date },
): Promise<FavoriteRow> {
  if (keepOffline === undefined || keepOffline === kept.keepOffline) return kept;
  const [changed] = await tx
    .update(favorites)
    .set({ keepOffline, version: sql`${favorites.version} + 1`, updatedAt: now })
    .where(eq(favorites.id, kept.id))
    .returning();
  return changed ?? kept;
}
