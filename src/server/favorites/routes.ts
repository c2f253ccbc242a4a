import { Hono } from 'hono';
import {
  favorite,
  favoriteBody,
  favoriteOfObject,
  favoriteOfObjectQuery,
  favoriteRemoval,
  favoritesOfTypeQuery,
} from '../../contract/favorites/favorite.ts';
import { listDigest } from '../../contract/list-digest.ts';
import { idParam, pageOf, pageQuery } from '../../contract/page.ts';
import type { AppDeps } from '../app-deps.ts';
import { actorOf, userIdOf } from '../platform/actor.ts';
import { answerWrite } from '../platform/command/answer-write.ts';
import { answers } from '../platform/http/openapi/route-docs.ts';
import { privateAnswers } from '../platform/http/private-answers.ts';
import { validate } from '../platform/http/validate.ts';
import { addFavorite, removeFavorite } from './change-favorites.ts';
import { findFavorite, listFavorites, presentFavorite, readFavoritesDigest } from './read.ts';

const tag = 'Favorites';

/** Mounted at `/api/v1/userfavorites`. Everything here belongs to the signed-in user. */
export function favoriteRoutes(deps: AppDeps) {
  const { db } = deps;
  return new Hono()
    .use(privateAnswers())
    .get(
      '/',
      answers(pageOf(favorite), 'علاقه‌مندی‌های کاربر، تازه‌ترین نخست', { tag, problems: [] }),
      validate('query', pageQuery),
      async (c) => c.json(await listFavorites(db, userIdOf(actorOf(c)), c.req.valid('query'))),
    )
    .get(
      '/by-type',
      answers(pageOf(favorite), 'علاقه‌مندی‌های کاربر از یک نوع', { tag, problems: [] }),
      validate('query', favoritesOfTypeQuery),
      async (c) => c.json(await listFavorites(db, userIdOf(actorOf(c)), c.req.valid('query'))),
    )
    .get(
      '/by-object-id',
      answers(favoriteOfObject, 'آیا این چیز از علاقه‌مندی‌های کاربر است', { tag, problems: [] }),
      validate('query', favoriteOfObjectQuery),
      async (c) => {
        const kept = await findFavorite(db, userIdOf(actorOf(c)), c.req.valid('query'));
        return c.json({ favorite: kept ? await presentFavorite(db, kept) : null });
      },
    )
    .get('/digest', answers(listDigest, 'شمار و نشان علاقه‌مندی‌های کاربر', { tag, problems: [] }), async (c) =>
      c.json(await readFavoritesDigest(db, userIdOf(actorOf(c)))),
    )
    .post(
      '/',
      answers(favorite, 'افزودن به علاقه‌مندی‌ها', { tag, status: 201, problems: [404, 415], isWrite: true }),
      validate('json', favoriteBody),
      (c) => answerWrite(c, deps, addFavorite, c.req.valid('json')),
    )
    .delete(
      '/:id',
      answers(favoriteRemoval, 'برداشتن از علاقه‌مندی‌ها', { tag, problems: [], isWrite: true }),
      validate('param', idParam),
      (c) => answerWrite(c, deps, removeFavorite, c.req.valid('param')),
    );
}
