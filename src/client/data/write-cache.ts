import { hashKey, type Mutation, MutationCache, type QueryKey } from '@tanstack/react-query';
import { showToast } from '../ui/toast/toast.ts';

const FAILURE_TOAST_ID = 'write-failed';

/** Set by `write`. */
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
 * Invalidates the keys of concurrent writes when the last one settles: an earlier refetch would show a state between
 * two writes. Paused writes do not count, since they may wait for hours. All failures share one toast.
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
      // The mutation's state stays pending until this callback returns.
      settled.add(mutation);
      for (const key of mutation.meta?.invalidates?.(variables) ?? []) due.set(hashKey(key), key);
      if (client.isMutating({ predicate: isRunning }) > 0) return;
      for (const queryKey of due.values()) void client.invalidateQueries({ queryKey });
      due.clear();
    },
  });
}
