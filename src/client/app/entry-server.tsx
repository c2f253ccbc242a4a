import { createMemoryHistory } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import type { DrawnPage, PageDeps } from '../../contract/drawn-page.ts';
import { createApi } from '../data/api.ts';
import { createQueryClient } from '../data/query-client.ts';
import { publicState, writeServerState } from '../data/server-state.ts';
import { pageAddress } from '../router/page-address.ts';
import { serverResultOf } from '../router/router-internals.ts';
import { createReads } from '../routes/-context.ts';
import { PendingScreen } from '../ui/load/pending-screen.tsx';
import { App } from './app.tsx';
import { createAppRouter } from './create-router.tsx';
import { keepServerParts } from './server-parts.ts';
import { jsonLdOf } from './structured-data/data-of-page.ts';

/** React renders these tags before the markup; they belong in `<head>`. */
const HOISTED = /^(?:<title>[^<]*<\/title>|<meta\b[^>]*>|<link\b[^>]*>)+/;

keepServerParts();

/** The markup of the shell until the client starts. */
export const drawShell = (): string => renderToString(<PendingScreen />);

let known: ReturnType<typeof createAppRouter> | undefined;

/** Only matches addresses. */
function addressRouter() {
  const api = createApi('http://in-process');
  known ??= createAppRouter({ queryClient: createQueryClient(), reads: createReads(api), api, siteUrl: '' });
  return known;
}

/** The one address of all that draw the same page. */
export const addressOf = (path: string): string => (path.includes('?') ? pageAddress(addressRouter(), path) : path);

/** Renders one public page from the API's responses. `path` contains the query, as `addressOf` writes it. */
export async function drawPage(path: string, deps: PageDeps): Promise<DrawnPage> {
  const queryClient = createQueryClient();
  const { siteUrl } = deps;
  const api = createApi('http://in-process', deps.fetch);
  const reads = createReads(api);
  const router = createAppRouter({ queryClient, reads, api, siteUrl });
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [path] }) });
  await router.load();
  const result = serverResultOf(router);
  if (result.kind === 'redirect') return result;
  const markup = renderToString(
    <StrictMode>
      <App router={router} queryClient={queryClient} />
    </StrictMode>,
  );
  const head = HOISTED.exec(markup)?.[0] ?? '';
  const { matches } = router.state;
  const status = matches.find((match) => match.staticData.status)?.staticData.status ?? result.status;
  const { routeId = '', params = {} } = matches.at(-1) ?? {};
  const jsonLd = status === 200 ? jsonLdOf({ routeId, params, queryClient, api, reads, siteUrl }) : '';
  return {
    kind: 'page',
    status,
    head: head + jsonLd,
    body: markup.slice(head.length),
    state: writeServerState({ path, apiBase: deps.apiBase, siteUrl, queries: publicState(queryClient) }),
    routeIds: matches.map((match) => match.routeId),
    error: matches.find((match) => match.status === 'error')?.error,
  };
}
