import { and, eq, gt, isNull } from 'drizzle-orm';
import type { MiddlewareHandler } from 'hono';
import type { AppDeps } from '../../app-deps.ts';
import { actorOf, deviceOf } from '../../platform/actor.ts';
import { unauthorized } from '../../platform/errors/app-error.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { withStatuses } from '../../platform/http/own-statuses.ts';
import { persons } from '../person/person.table.ts';
import { sessions } from './session.table.ts';
import { readAccessToken } from './tokens.ts';

const BEARER = /^Bearer +([\w.-]{1,4096})$/i;

const invalidToken = () => unauthorized({ 'www-authenticate': 'Bearer error="invalid_token"' });

/**
 * Makes the holder of an access token the request's actor. Reads the session each time, so that signing out and
 * suspending take effect at once, on every server.
 * @throws 401 for any Authorization header that is no valid token; without one the caller is anonymous
 */
export function readActor({
  db,
  env,
  keys,
  now,
}: Pick<AppDeps, 'db' | 'env' | 'keys' | 'now'>): MiddlewareHandler<AppEnv> {
  return withStatuses([401], async (c, next) => {
    const header = c.req.header('authorization');
    if (header === undefined) return next();
    const token = await readAccessToken({ keys, env, now: now() }, BEARER.exec(header)?.[1] ?? '');
    if (!token) throw invalidToken();
    const [person] = await db
      .select({ id: persons.id, roles: persons.roles })
      .from(sessions)
      .innerJoin(persons, eq(persons.id, sessions.personId))
      .where(
        and(
          eq(sessions.id, token.sessionId),
          eq(persons.id, token.userId),
          isNull(sessions.endedAt),
          gt(sessions.expiresAt, now()),
          isNull(persons.suspendedAt),
        ),
      );
    if (!person) throw invalidToken();
    c.set('actor', {
      kind: 'user',
      userId: person.id,
      sessionId: token.sessionId,
      roles: person.roles,
      deviceId: deviceOf(actorOf(c)),
    });
    c.set('tokenEndsAt', token.endsAt);
    return next();
  });
}
