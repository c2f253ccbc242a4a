import type { MiddlewareHandler } from 'hono';
import { CLIENT_VERSION_HEADER } from '../../core/wire/versions.ts';
import { clientOutdated } from '../platform/errors/app-error.ts';
import { withStatuses } from '../platform/http/own-statuses.ts';

/** Answers 426 to outdated clients of ours; other programs do not send the header and pass. */
export function refuseOutdated(minSupported: number): MiddlewareHandler {
  return withStatuses([426], async (c, next) => {
    const version = c.req.header(CLIENT_VERSION_HEADER);
    if (version !== undefined && Number(version) < minSupported) throw clientOutdated();
    return next();
  });
}
