import type { QueryClient } from '@tanstack/react-query';

/**
 * Where an answer may be stored. `public`: on the device, for everybody who uses it, and in the server's page.
 * `private`: only in the signed-in user's own store. `unsaved`: nowhere.
 */
export type ReadPolicy = 'public' | 'private' | 'unsaved';

/** The page whose main read this is; its title and slug are in the answer. */
export type ReadPage = { type: 'product' | 'category' | 'supplier'; id: string };

/** What a read says of itself. It also travels in the server's page, so it is plain JSON. */
export type ReadMeta = {
  policy: ReadPolicy;
  /** Cards that its answer holds, whatever the answer's shape. */
  cards?: 'product' | 'supplier' | undefined;
  page?: ReadPage | undefined;
};

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: ReadMeta;
  }
}

/** A query, or the options of one. */
type WithMeta = { meta?: ReadMeta | undefined };

/** A query that states no policy is private: no mistake can store it for everybody. */
export const policyOf = ({ meta }: WithMeta): ReadPolicy => meta?.policy ?? 'private';

export const isPublicRead = (query: WithMeta): boolean => policyOf(query) === 'public';

/** Signing out: every read that is not public leaves the memory, also of screens that show it. */
export function dropPrivateReads(queryClient: QueryClient): void {
  const cache = queryClient.getQueryCache();
  for (const query of cache.findAll({ predicate: (one) => !isPublicRead(one) })) {
    query.reset();
    cache.remove(query);
  }
}
