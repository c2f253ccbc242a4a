import '../ui/theme.css';
import { hydrate } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createApi } from '../data/api.ts';
import { createQueryClient } from '../data/query-client.ts';
import { asOfNow, documentSavedAt, readServerState } from '../data/server-state.ts';
import { readUserInfo } from '../data/session/user-info.ts';
import { watchUser } from '../data/session/watch-user.ts';
import { catchInstallOffer } from '../features/install/install-offer.ts';
import { watchConnection } from '../offline/connection/connection.ts';
import { whenIdle } from '../offline/idle.ts';
import { saveReadsOnDevice } from '../offline/saved-reads/device-stores.ts';
import { isChunkMissing, reloadOnMissingChunk } from '../offline/updates/missing-chunk.ts';
import { startWorker } from '../offline/updates/worker-registration.ts';
import { pageAddress } from '../router/page-address.ts';
import { expectServerTree, targetHref } from '../router/router-internals.ts';
import { createReads } from '../routes/-context.ts';
import { App } from './app.tsx';
import { createAppRouter } from './create-router.tsx';

/** The specification: about one second after start. */
const FIRST_BUILD_CHECK_MS = 1_000;
const VISITS_WATCHED_LATEST_MS = 3_000;

catchInstallOffer();

/** The browser answers touches and paints before what follows. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

async function boot() {
  // The modules were evaluated in this task.
  await nextTask();
  const root = document.getElementById('root');
  if (!root) throw new Error('no #root in the document');
  const queryClient = createQueryClient();
  const settleHydrated = saveReadsOnDevice(queryClient, () => readUserInfo()?.sub);
  watchUser(queryClient);
  const state = readServerState();
  watchConnection(state?.apiBase);
  const api = createApi(state?.apiBase ?? '');
  const router = createAppRouter({
    queryClient,
    reads: createReads(api),
    api,
    ...(state && { siteUrl: state.siteUrl }),
  });
  reloadOnMissingChunk(__BUILD_ID__, () => targetHref(router));
  const app = (
    <StrictMode>
      <App router={router} queryClient={queryClient} />
    </StrictMode>
  );
  if (state?.path === pageAddress(router, location.pathname + location.search)) {
    const now = Date.now();
    hydrate(queryClient, asOfNow(state.queries, now));
    await nextTask();
    expectServerTree(router);
    await router.load();
    // Without the code of its screen the server's page is still readable, and its links work.
    // As a transition: in slices between which the browser answers touches and paints.
    if (!isChunkMissing()) startTransition(() => void hydrateRoot(root, app));
    settleHydrated(now, documentSavedAt());
  } else {
    root.replaceChildren();
    createRoot(root).render(app);
  }
  startWorker();
  const openedPath = location.pathname + location.search;
  setTimeout(
    () =>
      startLater(async () => {
        const { startLaterParts } = await import('./later.ts');
        startLaterParts(router, openedPath);
      }),
    FIRST_BUILD_CHECK_MS,
  );
  whenIdle(
    () =>
      startLater(async () => {
        const { watchVisits } = await import('../features/visits/count/watch-visits.ts');
        watchVisits(router, queryClient, api);
      }),
    VISITS_WATCHED_LATEST_MS,
  );
}

/** Starts a feature that no page needs. If its chunk fails to load, retries when the network returns. */
function startLater(start: () => Promise<void>): void {
  start().catch(() => addEventListener('online', () => startLater(start), { once: true }));
}

void boot();
