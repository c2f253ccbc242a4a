import type { QueryClient } from '@tanstack/react-query';
import type { RegisteredRouter } from '@tanstack/react-router';
import { uuidv7 } from '../../../core/uuidv7.ts';
import type { Api } from '../../data/api.ts';
import { userInfo } from '../../data/session/user-info.ts';
import type { Read } from '../../data/start-reads.ts';
import type { Reads } from '../../data/use-reads.ts';
import { whenIdle } from '../../offline/idle.ts';
import { startVisitSender } from './send-visits.ts';
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

/**
 * Records visits of product, category and supplier pages: after a second on screen, in the device's history, and when
 * idle on the server; of who is signed in, in their history. While visits are paused the server counts them for nobody.
 * What is not sent waits for the network; no error is shown.
 */
export function watchVisits(router: RegisteredRouter, queryClient: QueryClient, api: Api): () => void {
  const sender = startVisitSender(queryClient, api);
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
    const isOfNobody = visitsPaused.get();
    if (!isOfNobody) rememberVisit({ ...object, glyph: data.glyph ?? null }, new Date());
    whenIdle(() => void sender.count({ visitId: uuidv7(), objectType, objectId, isOfNobody }), SENT_LATEST_MS);
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
    sender.stop();
    for (const stop of stops) stop();
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', wait);
  };
}
