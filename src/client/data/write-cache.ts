import { hashKey, type Mutation, MutationCache, type QueryKey } from '@tanstack/react-query';
import { showToast } from '../ui/toast.ts';

const FAILURE_TOAST_ID = 'write-failed';

/** What `write` says of a mutation. */
type WriteMeta = {
  invalidates: ((variables: unknown) => readonly QueryKey[]) | undefined;
  failureText: ((error: Error) => string) | undefined;
};

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: WriteMeta;
  }
}

/**
 * Guards writes that run at once: what they name is invalidated when the last of them has settled, or a refetch would
 * show the state between two. A paused write may wait for hours and holds nothing back. A failure is told in one toast.
 */
export function createWriteCache(): MutationCache {
  const settled = new WeakSet<object>();
  const due = new Map<string, QueryKey>();
  const isRunning = (one: Mutation<unknown, Error, unknown>) => !one.state.isPaused && !settled.has(one);
  return new MutationCache({
    onError: (error, _variables, _before, { meta }) => {
      const text = meta?.failureText?.(error);
      if (text) showToast({ id: FAILURE_TOAST_ID, kind: 'failed', text });
    },
    onSettled: (_answer, _error, variables, _before, mutation, { client }) => {
      // Its own state stays pending until after this callback.
      settled.add(mutation);
      for (const key of mutation.meta?.invalidates?.(variables) ?? []) due.set(hashKey(key), key);
      if (client.isMutating({ predicate: isRunning }) > 0) return;
      for (const queryKey of due.values()) void client.invalidateQueries({ queryKey });
      due.clear();
    },
  });
}
