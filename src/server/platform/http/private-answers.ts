import type { MiddlewareHandler } from 'hono';
import { actorOf, userIdOf } from '../actor.ts';
import { withStatuses } from './own-statuses.ts';

/** For routes that answer about the signed-in user: 401 for others, and no cache may keep an answer. */
export const privateAnswers = (): MiddlewareHandler =>
  withStatuses([401], async (c, next) => {
    if (c.req.method !== 'OPTIONS') userIdOf(actorOf(c));
    c.header('cache-control', 'private, no-store');
    await next();
  });
