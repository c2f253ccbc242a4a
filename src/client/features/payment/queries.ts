import { read } from '../../data/api.ts';
import { httpClient } from '../../data/http-client.ts';
import { unsavedRead } from '../../data/reads.ts';
import { useApi } from '../../data/use-api.ts';

/** What became of a way to the bank, for whoever has its address; asked again as the server says, while the page is in sight. */
export function useAttemptResult(attemptId: string) {
  const { base, fetch } = useApi();
  const { results } = httpClient(base, '/api/v1/onlinepayments', fetch);
  return {
    ...unsavedRead({
      area: 'payment',
      name: 'result',
      args: [attemptId],
      staleTime: 0,
      queryFn: ({ signal }) => read(results[':attemptId'].$get({ param: { attemptId } }, { init: { signal } })),
    }),
    refetchInterval: ({ state }: Polled): number | false => state.data?.pollAfterMs ?? false,
  };
}

interface Polled {
  state: { data: { pollAfterMs: number | null } | undefined };
}
