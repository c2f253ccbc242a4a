import { type DehydratedState, dehydrate, type QueryClient } from '@tanstack/react-query';
import { isPublicRead } from '../offline/saved-reads/read-policy.ts';

export const SERVER_STATE_ID = 'rasteh-state';

/** What the server leaves in the page for the client to take over. */
export interface ServerState {
  /** Path and query it was drawn for. */
  path: string;
  apiBase: string;
  siteUrl: string;
  queries: DehydratedState;
}

/** What may stand in a page that is drawn for everybody. */
export const publicState = (queryClient: QueryClient): DehydratedState =>
  dehydrate(queryClient, {
    shouldDehydrateQuery: (query) => isPublicRead(query) && query.state.status === 'success',
    shouldDehydrateMutation: () => false,
  });

/** JSON for inside a script element: no `<` that could end it, no line separators. */
export const writeServerState = (state: ServerState): string =>
  `<script type="application/json" id="${SERVER_STATE_ID}">${JSON.stringify(state)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')}</script>`;

export function readServerState(): ServerState | undefined {
  const text = document.getElementById(SERVER_STATE_ID)?.textContent;
  return text ? (JSON.parse(text) as ServerState) : undefined;
}

/**
 * The server keeps a drawn page only while its data has not changed, so what just arrived is as of now, whenever it
 * was drawn. A page out of the browser's history is not.
 */
export function asOfNow(state: DehydratedState, now: number): DehydratedState {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type === 'back_forward') return state;
  const queries = state.queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt: now } }));
  return { ...state, queries };
}
