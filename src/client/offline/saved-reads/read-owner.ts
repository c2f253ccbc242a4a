import type { Query } from '@tanstack/react-query';

/** The signed-in user; undefined: nobody. */
export type ReadSub = () => string | undefined;

const owners = new WeakMap<Query, string | undefined>();

/** The user whose data the query has. Absent until a request for it was started. */
export const ownerOf = (query: Query): string | undefined => owners.get(query);

/**
 * Records the user before a request starts. Data of another user leaves the query: a merge with it, or a refresh that
 * fails, would show it.
 */
export function claimRead(query: Query, sub: string | undefined): void {
  if (query.state.data !== undefined && owners.get(query) !== sub)
    query.setState({ data: undefined, dataUpdatedAt: 0, status: 'pending' });
  owners.set(query, sub);
}
