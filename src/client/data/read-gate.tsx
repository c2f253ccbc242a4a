import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isNoAnswer } from '../offline/connection/connection.ts';
import { useIsOnline } from '../offline/connection/use-is-online.ts';
import classes from '../offline/saved-reads/saved-copy.module.css';
import { NoSavedCopy, ReadFailed } from '../offline/saved-reads/saved-copy.tsx';
import { useShownCopy } from '../offline/saved-reads/shown-copies.ts';
import { texts } from '../texts/app-texts.ts';
import { ApiError } from './api.ts';

/** What the gate needs of a `useQuery` or `useInfiniteQuery` result. */
type GatedQuery<T> = Pick<UseQueryResult<T>, 'dataUpdatedAt' | 'fetchStatus' | 'status'> & {
  data: T | undefined;
  error: Error | null;
  refetch: () => unknown;
};

type ReadGateProps<T> = {
  query: GatedQuery<T>;
  /** Has the size of the loaded content, so that nothing shifts. */
  skeleton: ReactNode;
  /** True where the screen or another gate already tells the time. @default false */
  hideTime?: boolean;
  /** Stands in the place of a read without an answer and without a saved copy. @default says that there is none */
  unsaved?: ReactNode;
  children: (data: T) => ReactNode;
};

/**
 * Renders a read in each of its states. Data has priority, even over a failed refetch; the dock shows the time of a copy.
 * @throws ApiError for a 404, which renders the error screen
 */
export function ReadGate<T>({ query, skeleton, hideTime = false, unsaved, children }: ReadGateProps<T>) {
  const isOnline = useIsOnline();
  // Read in every state: a query reports the changes of what was read of it, and the gate may render again without its screen.
  const { dataUpdatedAt, fetchStatus } = query;
  const isSavedCopy = query.data !== undefined && (!isOnline || query.status === 'error');
  useShownCopy(isSavedCopy && !hideTime ? dataUpdatedAt : undefined);
  if (query.data !== undefined) return children(query.data);
  const onRetry = () => void query.refetch();
  const noCopy = unsaved ?? <NoSavedCopy onRetry={onRetry} />;
  if (query.status === 'error') {
    if (query.error instanceof ApiError && query.error.status === 404) throw query.error;
    if (isNoAnswer(query.error)) return noCopy;
    const requestId = query.error instanceof ApiError ? query.error.problem?.traceId : undefined;
    return <ReadFailed requestId={requestId} onRetry={onRetry} />;
  }
  if (fetchStatus === 'paused') return noCopy;
  return (
    <div aria-busy="true">
      <div className={classes.skeleton}>{skeleton}</div>
      <p className={classes.slow}>{texts.states.slow}</p>
    </div>
  );
}
