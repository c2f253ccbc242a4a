import type { QueryClient } from '@tanstack/react-query';
import type { ObjectType } from '../../../core/ids/object-types.ts';

/**
 * Where a response may be stored. `public`: on the device, for all its users, and in the server's page.
 * `private`: only in the signed-in user's own store. `unsaved`: nowhere.
 */
export type ReadPolicy = 'public' | 'private' | 'unsaved';

/** The page that this is the main read of. The response contains its title and slug. */
export type ReadPage = { type: ObjectType; id: string };

/** Metadata of a read. The server's page contains it, so it is plain JSON. */
export type ReadMeta = {
  policy: ReadPolicy;
  /** Kind of the cards in the response. */
  cards?: 'product' | 'supplier' | undefined;
  page?: ReadPage | undefined;
  /** Version of the answer's shape, or of one page's of a list. */
  shape?: string | undefined;
};

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: ReadMeta;
  }
}

/** A query, or the options of one. */
type WithMeta = { meta?: ReadMeta | undefined };

/** A query without a policy is private: a forgotten policy cannot publish it. */
export const policyOf = ({ meta }: WithMeta): ReadPolicy => meta?.policy ?? 'private';

export const isPublicRead = (query: WithMeta): boolean => policyOf(query) === 'public';

/** For a sign-out: removes every read that is not public, and resets the screens that show one. */
export function dropPrivateReads(queryClient: QueryClient): void {
  const cache = queryClient.getQueryCache();
  for (const query of cache.findAll({ predicate: (one) => !isPublicRead(one) })) {
    query.reset();
    cache.remove(query);
  }
}
