import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * The client's IP address; undefined without a connection (calls inside the process). Behind a trusted proxy it is the
 * last entry of X-Forwarded-For, which that proxy added.
 */
export function clientAddress(c: Context, trustProxy: boolean): string | undefined {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  if (forwarded) return forwarded;
  if (c.env?.incoming === undefined) return undefined;
  return getConnInfo(c).remote.address;
}
