import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../api.ts';
import { type Read, startReads } from '../start-reads.ts';
import { type PrivateApi, privateApiAt } from './private-api.ts';

interface Context {
  queryClient: QueryClient;
  api: Pick<Api, 'base'>;
}

/** `startReads` for a page of the signed-in user: only the device draws it, so no loader waits. */
export function startOwnReads({ queryClient, api }: Context, readsOf: (api: PrivateApi) => readonly Read[]): void {
  void startReads(queryClient, { reads: readsOf(privateApiAt(api.base)) });
}
