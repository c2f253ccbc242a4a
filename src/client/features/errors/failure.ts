import { useLocation } from '@tanstack/react-router';
import { ApiError } from '../../data/api.ts';
import { useOnDevice } from '../../ui/device/use-on-device.ts';

/** What the failed page passes to the error page. */
export type Failure = {
  /** Path and query of the page that failed. */
  from: string;
  message?: string | undefined;
  /** The server's request id, for a report to support. */
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

/** Reads the state of the history entry; undefined on the server. */
export function useFailure(): Failure | undefined {
  const failure = useLocation({ select: (location) => location.state.failure });
  return useOnDevice() ? failure : undefined;
}
