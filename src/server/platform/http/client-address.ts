import { isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { actorKey, actorOf, isSignedIn } from '../actor.ts';

/** The entry that the proxy in front of us added. */
export const forwardedAddress = (header: string | undefined): string | undefined => header?.split(',').at(-1)?.trim();

/**
 * The client's IP address; undefined without a connection (calls inside the process). Behind a trusted proxy it is the
 * last entry of X-Forwarded-For, which that proxy added.
 */
function clientAddress(c: Context, trustProxy: boolean): string | undefined {
  const forwarded = trustProxy ? forwardedAddress(c.req.header('x-forwarded-for')) : undefined;
  if (forwarded) return forwarded;
  if (c.env?.incoming === undefined) return undefined;
  return getConnInfo(c).remote.address;
}

/** What a call inside the process is told about its cause, as `c.env`. */
export type InProcessEnv = { drawnFor?: string | undefined };

/** Whose limits and shares a request counts for; undefined inside the process. */
export function clientGroup(c: Context, trustProxy: boolean): string | undefined {
  const address = clientAddress(c, trustProxy);
  return address === undefined ? undefined : addressGroup(address);
}

/**
 * Whose limit a call counts for; undefined inside the process. Who is signed in counts for themself: nobody else behind
 * the same address can use that up.
 */
export function callerKey(c: Context, trustProxy: boolean): string | undefined {
  const group = clientGroup(c, trustProxy);
  const actor = actorOf(c);
  return group !== undefined && isSignedIn(actor) ? actorKey(actor) : group;
}

const IPV4_MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const PREFIX_GROUPS = 4;
/** The longest form of an IPv6 address with a zone; a proxy may forward anything. */
const ADDRESS_MAX = 64;

/** Who an address stands for in limits: an IPv4 address, or the /64 that one IPv6 customer has at least. */
export function addressGroup(address: string | undefined): string {
  const plain = IPV4_MAPPED.exec(address ?? '')?.[1] ?? address ?? '';
  if (!isIPv6(plain)) return plain.slice(0, ADDRESS_MAX);
  const [head = '', tail] = plain.split('%')[0]?.toLowerCase().split('::') ?? [];
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - before.length - after.length }, () => '0');
  const groups = [...before, ...zeros, ...after].slice(0, PREFIX_GROUPS);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}
