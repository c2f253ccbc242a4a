import type { Logger } from 'pino';

/** Context variables that the platform's middlewares set. */
export type AppEnv = {
  Variables: {
    /** In the log line, in `x-request-id` and in every problem's `traceId`. */
    requestId: string;

    log: Logger;
  };
};
