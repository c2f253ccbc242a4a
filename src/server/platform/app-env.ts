import type { Logger } from 'pino';

/** What the platform's middlewares put on the context. */
export type AppEnv = {
  Variables: {
    /** Id of this request: in the log line, in `x-request-id` and in every problem's `traceId`. */
    requestId: string;
    log: Logger;
  };
};
