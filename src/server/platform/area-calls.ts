import type { Hono } from 'hono';

declare const calls: unique symbol;

/** Routes by the path they are mounted at. */
// biome-ignore lint/suspicious/noExplicitAny: as `hc` of Hono declares it; areas fill in their own types.
export type CallsByPath = Readonly<Record<string, Hono<any, any, any>>>;

/**
 * A registered area as the client's program sees it. This file imports nothing of the server, so that neither the server's
 * files nor Node's types follow an area into that program.
 */
export interface AreaCalls<Calls extends CallsByPath> {
  readonly [calls]: Calls;
}
