import type { Context } from 'hono';
import { unavailable } from '../platform/errors/app-error.ts';
import type { Listener, LiveStreams } from './live-streams.ts';

export const EVENT_STREAM = 'text/event-stream';

/**
 * Answers with a live stream.
 * @throws 503 at the limit of streams or while draining
 */
export function answerStream(c: Context, streams: LiveStreams, listener?: Listener): Response {
  const stream = streams.open(listener);
  if (!stream) throw unavailable();
  // `x-accel-buffering`: a buffering reverse proxy would delay the first event.
  return c.body(stream, 200, {
    'cache-control': 'private, no-store',
    'content-type': `${EVENT_STREAM}; charset=utf-8`,
    'x-accel-buffering': 'no',
  });
}
