import { useLocation } from '@tanstack/react-router';
import { ApiError } from '../../data/api.ts';
import { useOnDevice } from '../../ui/use-on-device.ts';

/** What an error's own page is told by the page that failed. */
export type Failure = {
  /** Path and query of the page that failed. */
  from: string;
  message?: string | undefined;
  /** The server's name for the request, to tell whoever looks after it. */
  requestId?: string | undefined;
};

declare module '@tanstack/history' {
  interface HistoryState {
    failure?: Failure;
  }
}

export function failureOf(error: unknown, from: string): Failure {
  if (!(error instanceof ApiError)) return { from };
  return { from, message: error.problem?.message, requestId: error.problem?.traceId };
}

/** It lives in the history's entry, which the server does not see. */
export function useFailure(): Failure | undefined {
  const failure = useLocation({ select: (location) => location.state.failure });
  return useOnDevice() ? failure : undefined;
}
