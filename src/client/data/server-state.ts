import { type DehydratedState, dehydrate, type QueryClient } from '@tanstack/react-query';
import { DOCUMENT_SAVED_AT } from '../../core/worker/worker-messages.ts';
import { isPublicRead } from '../offline/saved-reads/read-policy.ts';

export const SERVER_STATE_ID = 'rasteh-state';

/** State that the server writes into the page for hydration. */
export interface ServerState {
  /** Address of the rendered page, as `pageAddress` writes it. */
  path: string;
  apiBase: string;
  siteUrl: string;
  queries: DehydratedState;
}

/** Public reads only: every visitor gets the same page. */
export const publicState = (queryClient: QueryClient): DehydratedState =>
  dehydrate(queryClient, {
    shouldDehydrateQuery: (query) => isPublicRead(query) && query.state.status === 'success',
    shouldDehydrateMutation: () => false,
  });

/** JSON for a script element: `<` could end the element, so it is escaped, as are line separators. */
export const writeServerState = (state: ServerState): string =>
  `<script type="application/json" id="${SERVER_STATE_ID}">${JSON.stringify(state)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')}</script>`;

/** Undefined without one, or in half a document. */
export function readServerState(): ServerState | undefined {
  try {
    return JSON.parse(document.getElementById(SERVER_STATE_ID)?.textContent ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** When the server sent this document, if the worker answered with a saved one; in milliseconds since 1970. */
export function documentSavedAt(): number | undefined {
  const savedAt = Number(document.documentElement.getAttribute(DOCUMENT_SAVED_AT));
  return savedAt > 0 ? savedAt : undefined;
}

/**
 * Marks the data of a page as current: the server drops a cached page when its data changes. A page that the browser
 * restores from its history keeps the old times. A saved document gets its own time after hydration, because a read that
 * fails before it would draw another page than the document.
 */
export function asOfNow(state: DehydratedState, now: number): DehydratedState {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (documentSavedAt() === undefined && navigation?.type === 'back_forward') return state;
  const queries = state.queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt: now } }));
  return { ...state, queries };
}
