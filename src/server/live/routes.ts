import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { AppDeps } from '../app-deps.ts';
import { actorOf, isSignedIn } from '../platform/actor.ts';
import type { AppEnv } from '../platform/http/app-env.ts';
import { answers } from '../platform/http/openapi/route-docs.ts';
import { answerStream, EVENT_STREAM } from './answer-stream.ts';
import type { Listener } from './live-streams.ts';

/** Mounted at `/api/v1/live`. Signed in or not: without a user the stream tells of new builds only. */
export function liveRoutes({ live }: Pick<AppDeps, 'live'>) {
  return new Hono<AppEnv>().get(
    '/',
    answers(z.string(), 'خبرِ تغییرها، زنده: نام بخش و شناسه، بی محتوا؛ با پایان توکن بسته می‌شود', {
      tag: 'Live',
      problems: [503],
      contentType: EVENT_STREAM,
    }),
    (c) => answerStream(c, live, listenerOf(c)),
  );
}

const EVENT_TIME = /^\d{1,15}$/;

function listenerOf(c: Context<AppEnv>): Listener | undefined {
  const actor = actorOf(c);
  const endsAt = c.get('tokenEndsAt');
  if (!isSignedIn(actor) || !endsAt) return undefined;
  const last = EVENT_TIME.exec(c.req.header('last-event-id') ?? '')?.[0];
  return {
    userId: actor.userId,
    sessionId: actor.sessionId,
    endsAt,
    lastEventAt: last === undefined ? undefined : new Date(Number(last)),
  };
}
