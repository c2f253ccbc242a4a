import { onlineManager, type QueryClient } from '@tanstack/react-query';
import type { RegisteredRouter } from '@tanstack/react-router';
import type { Api } from '../../data/api.ts';
import type { Read } from '../../data/start-reads.ts';
import type { Reads } from '../../data/use-reads.ts';
import { runWrite } from '../../data/write.ts';
import { whenIdle } from '../../offline/idle.ts';
import { requireDeviceId } from './device-id.ts';
import { visitsWrites } from './mutations.ts';
import { rememberVisit, type VisitedObject } from './visit-history.ts';

/** A page that was left sooner was not looked at. */
const SHOWN_MS = 1_000;
const SENT_LATEST_MS = 5_000;

type Named = { title?: string; name?: string; slug: string; glyph?: string; isRoot?: boolean };
type OpenPage = Pick<VisitedObject, 'objectType' | 'objectId'> & { read: Read };

/** Whose page a route is; its data has the name to remember it by. */
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

/**
 * Notes every opening of a product's, a category's or a supplier's page: once it was shown for a second it is in the
 * device's own history, and when there is time the server counts it. Without a network nothing is sent and nothing said.
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
    // Not there yet, or absent: shown for a second means its content.
    if (!data) return wait();
    current = undefined;
    if (data.isRoot) return;
    const object = { objectType, objectId, title: data.title ?? data.name ?? '', slug: data.slug };
    rememberVisit({ ...object, glyph: data.glyph ?? null }, new Date());
    whenIdle(() => {
      if (!onlineManager.isOnline()) return;
      const visit = { objectType, objectId, deviceId: requireDeviceId() };
      runWrite(queryClient, visitsWrites(api).count(), visit).catch(() => {});
    }, SENT_LATEST_MS);
  };

  let shownKey = '';
  const handlePage = () => {
    const match = router.state.matches.at(-1);
    const page = match && pageOf(router.options.context.reads, match.routeId, match.params);
    // An address put right, a sort or another view of a category is no further opening.
    const key = page ? `${page.objectType} ${page.objectId}` : '';
    if (key === shownKey) return;
    shownKey = key;
    current = page;
    wait();
  };

  const stop = router.subscribe('onResolved', handlePage);
  document.addEventListener('visibilitychange', wait);
  handlePage();
  return () => {
    stop();
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', wait);
  };
}
