import './ui/theme.css';
import { hydrate } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createApi } from './api.ts';
import { App } from './app.tsx';
import { watchConnection } from './offline/connection.ts';
import { keepPublicReads } from './offline/public-reads.ts';
import { startWorker } from './offline/worker-registration.ts';
import { createQueryClient } from './query-client.ts';
import { createReads } from './reads.ts';
import { createAppRouter } from './router.tsx';
import { asOfNow, readServerState } from './server-state.ts';

async function boot() {
  const root = document.getElementById('root');
  if (!root) throw new Error('no #root in the document');
  const queryClient = createQueryClient();
  const keepHydrated = keepPublicReads(queryClient);
  const state = readServerState();
  watchConnection(state?.apiBase);
  const router = createAppRouter({ queryClient, reads: createReads(createApi(state?.apiBase ?? '')) });
  const app = (
    <StrictMode>
      <App router={router} queryClient={queryClient} />
    </StrictMode>
  );
  if (state?.path === location.pathname + location.search) {
    hydrate(queryClient, asOfNow(state.queries, Date.now()));
    // The tree must be the one the server drew: without the Suspense that a start from nothing has around it.
    router.ssr = { manifest: undefined };
    await router.load();
    hydrateRoot(root, app);
    keepHydrated();
  } else {
    root.replaceChildren();
    createRoot(root).render(app);
  }
  startWorker();
}

void boot();
