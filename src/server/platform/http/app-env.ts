import type { Logger } from 'pino';
import type { Actor } from '../actor.ts';

/** Context variables that the platform's middlewares set. */
export type AppEnv = {
  Variables: {
    /** In the log line, in `x-request-id` and in every problem's `traceId`. */
    requestId: string;

    log: Logger;
    /** The holder of the request's access token; absent for anonymous callers. */
    actor?: Actor;
    /** When the access token of `actor` expires. */
    tokenEndsAt?: Date;
  };
};
