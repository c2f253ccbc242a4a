import type { z } from 'zod';
import type { World } from './seeded-world.ts';

/**
 * Who may call: `all`; `user`: who is signed in, about themselves; `owner`: the person whose object the path names, and for
 * everybody else it does not exist; `mine`: as `owner`, but removing what does not exist succeeds; `party`: as `owner`, of
 * what the query or the body names; `trader`: who owns or acts for a merchant, and an operator; `operator` and
 * `consumerOwner`: who has that role, and nobody else.
 */
export type Access = 'all' | 'user' | 'owner' | 'mine' | 'party' | 'trader' | 'consumerOwner' | 'operator';

export interface CallRow {
  access: Access;
  /** The schema of a JSON answer that has all members. */
  answer?: z.ZodType;
  /** Open to all, but about the caller. @default access is not `all` */
  isAboutCaller?: boolean;
}

/** What a request that succeeds has besides its method and path, and the headers that all have. */
export interface Example {
  /** The first parameter of the path. @default the one of `ids` */
  id?: string | undefined;
  fileId?: string;
  query?: Record<string, string>;
  body?: object | undefined;
  headers?: Record<string, string> | undefined;
  /** Sent as the field `file` of a multipart form. */
  file?: Buffer;
  isForm?: boolean;
  /** Sends `If-Match: "1"`. */
  isVersioned?: boolean;
}

/** Examples of a call that answers the same when it is sent again: each item in its turn, and from the first again. */
export function inTurn<Item>(items: readonly Item[], exampleOf: (item: Item) => Example): () => Example {
  let turn = 0;
  return () => {
    const item = items[turn % items.length];
    turn += 1;
    if (item === undefined) throw new Error('there are no items');
    return exampleOf(item);
  };
}

interface Seeded<Name extends string> {
  /** The parameter of all paths that begin so. */
  ids?: Record<string, string>;
  /** A function where each request uses something up. */
  examples?: Partial<Record<Name, Example | (() => Example)>>;
}

export interface AreaCalls {
  rows: Readonly<Record<string, CallRow>>;
  seed: (world: World) => Promise<Seeded<string>>;
}

/**
 * The calls of an area, by their name in the OpenAPI document: who may send each, and a request that succeeds, and not with
 * an empty answer. A file in `tests/api/areas` exports one.
 */
export const areaCalls = <Name extends string>(
  rows: Record<Name, CallRow>,
  seed: (world: World) => Promise<Seeded<NoInfer<Name>>> = async () => ({}),
): AreaCalls => ({ rows, seed });
