import type { MiddlewareHandler } from 'hono';
import type { AppDeps } from '../app-deps.ts';
import { actorOf, userIdOf } from '../platform/actor.ts';
import { limitBody } from '../platform/http/limits.ts';

/** What a form needs besides its file. */
const FORM_BYTES = 16 * 1024;

/** Lets an upload's body be read once it has its turn, and up to the limit of its file. */
export function uploadTurn({ uploads }: Pick<AppDeps, 'uploads'>, maxBytes: number): MiddlewareHandler {
  const limit = limitBody(maxBytes + FORM_BYTES);
  return async (c, next) => {
    await uploads.run(userIdOf(actorOf(c)), () => limit(c, next) as Promise<void>);
  };
}
