import { onlineManager, type QueryClient } from '@tanstack/react-query';
import type { RegisteredRouter } from '@tanstack/react-router';
import { type Api, createApi } from '../../data/api.ts';
import { readUserInfo, userInfo } from '../../data/session/user-info.ts';
import type { Read } from '../../data/start-reads.ts';
import type { Reads } from '../../data/use-reads.ts';
import { runWrite } from '../../data/write.ts';
import { whenIdle } from '../../offline/idle.ts';
import { requireDeviceId } from './device-id.ts';
import { visitsWrites } from './mutations.ts';
import { dropForeignHistory, rememberVisit, type VisitedObject, visitsPaused } from './visit-history.ts';

/** A page that closes sooner does not count as a visit. */
const SHOWN_MS = 1_000;
const SENT_LATEST_MS = 5_000;

type Named = { title?: string; name?: string; slug: string; glyph?: string; isRoot?: boolean };
type OpenPage = Pick<VisitedObject, 'objectType' | 'objectId'> & { read: Read };

/** The object of a page; the read's data contains its name. */
function pageOf(reads: Reads, routeId: string, params: Record<string, string | undefined>): OpenPage | undefined {
  const { productId, categoryId, supplierId } = params;
  switch (routeId) {
    case '/products/$productId/$':
      return open('product', productId, reads.catalog.product);
    case '/category/$categoryId/$':
    case '/products/category/$categoryId/$':
      return open('category', categoryId, reads.catalog.category);
    case '/supplier/$supplierId/$':
      return open('supplier', supplierId, reads.suppliers.supplier);
    default:
      return undefined;
  }
}

const open = (objectType: OpenPage['objectType'], objectId: string | undefined, readOf: (id: string) => Read) =>
  objectId === undefined ? undefined : { objectType, objectId, read: readOf(objectId) };

/** Only who is signed in loads its code. */
async function apiOfUser(base: string): Promise<Api> {
  const { authorizedFetch } = await import('../../data/session/authorized-fetch.ts');
  return createApi(base, authorizedFetch(base));
}

/**
 * Records visits of product, category and supplier pages: after a second on screen, in the device's history, and when
 * idle on the server; of who is signed in, in their history. While visits are paused the server counts them for nobody.
 * Offline it sends nothing and shows no error.
 */
export function watchVisits(router: RegisteredRouter, queryClient: QueryClient, api: Api): () => void {
  let current: OpenPage | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const wait = () => {
    clearTimeout(timer);
    if (current && document.visibilityState === 'visible') timer = setTimeout(note, SHOWN_MS);
  };

  const note = () => {
    if (!current) return;
    const { objectType, objectId, read } = current;
    const data = queryClient.getQueryData<Named>(read.queryKey);
    // The second starts when the content is loaded.
    if (!data) return wait();
    current = undefined;
    if (data.isRoot) return;
    const object = { objectType, objectId, title: data.title ?? data.name ?? '', slug: data.slug };
    const isPaused = visitsPaused.get();
    if (!isPaused) rememberVisit({ ...object, glyph: data.glyph ?? null }, new Date());
    whenIdle(() => {
      if (!onlineManager.isOnline()) return;
      const isOfUser = !isPaused && readUserInfo() !== undefined;
      const visit = { objectType, objectId, deviceId: isOfUser || isPaused ? undefined : requireDeviceId() };
      const send = (sender: Api) => runWrite(queryClient, visitsWrites(sender).count(), visit);
      (isOfUser ? apiOfUser(api.base).then(send) : send(api)).catch(() => {});
    }, SENT_LATEST_MS);
  };

  let shownKey = '';
  const handlePage = () => {
    const match = router.state.matches.at(-1);
    const page = match && pageOf(router.options.context.reads, match.routeId, match.params);
    // A canonical URL, another sort or another view of the same object is not a new visit.
    const key = page ? `${page.objectType} ${page.objectId}` : '';
    if (key === shownKey) return;
    shownKey = key;
    current = page;
    wait();
  };

  dropForeignHistory();
  const stops = [router.subscribe('onResolved', handlePage), userInfo.subscribe(dropForeignHistory)];
  document.addEventListener('visibilitychange', wait);
  handlePage();
  return () => {
    for (const stop of stops) stop();
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', wait);
  };
}
