import type { QueryClient } from '@tanstack/react-query';
import type { RegisteredRouter } from '@tanstack/react-router';
import { uuidv7 } from '../../../../core/ids/uuidv7.ts';
import type { Api } from '../../../data/api.ts';
import { userInfo } from '../../../data/session/user-info.ts';
import type { Read } from '../../../data/start-reads.ts';
import type { Reads } from '../../../data/use-reads.ts';
import { whenIdle } from '../../../offline/idle.ts';
import type { ReadPage } from '../../../offline/saved-reads/read-policy.ts';
import { visitsPaused } from '../../../ui/device/visits-paused.ts';
import { startVisitSender } from './send-visits.ts';
import { dropForeignHistory, rememberVisit, type VisitedObject } from './visit-history.ts';

/** A page that closes sooner does not count as a visit. */
const SHOWN_MS = 1_000;
const SENT_LATEST_MS = 5_000;

type Named = { title?: string; name?: string; slug: string; glyph?: string; isRoot?: boolean };
type OpenPage = Pick<VisitedObject, 'objectType' | 'objectId'> & {
  /** Undefined if the read is made in the chunk of its screen. */
  read: Read | undefined;
};

/** The object of a page; the read's data contains its name. */
function pageOf(reads: Reads, routeId: string, params: Record<string, string | undefined>): OpenPage | undefined {
  const { productId, categoryId, supplierId, pageId } = params;
  switch (routeId) {
    case '/products/$productId/$':
      return open('product', productId, reads.catalog.product);
    case '/category/$categoryId/$':
    case '/products/category/$categoryId/$':
      return open('category', categoryId, reads.catalog.category);
    case '/supplier/$supplierId/$':
      return open('supplier', supplierId, reads.suppliers.supplier);
    case '/contents/$pageId/$':
    case '/contents/$pageId/supplier/$supplierId/$':
      return open('page', pageId, () => undefined);
    default:
      return undefined;
  }
}

const open = (
  objectType: OpenPage['objectType'],
  objectId: string | undefined,
  readOf: (id: string) => Read | undefined,
) => (objectId === undefined ? undefined : { objectType, objectId, read: readOf(objectId) });

/** Of the read that says of itself that it is the page's main one. */
function mainDataOf(queryClient: QueryClient, { objectType, objectId }: OpenPage): Named | undefined {
  const isMain = ({ type, id }: ReadPage) => type === objectType && id === objectId;
  const [query] = queryClient
    .getQueryCache()
    .findAll({ predicate: ({ meta }) => meta?.page !== undefined && isMain(meta.page) });
  return query?.state.data as Named | undefined;
}

/**
 * Records visits of the pages of objects: after a second on screen, in the device's history, and when
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
    const data = read ? queryClient.getQueryData<Named>(read.queryKey) : mainDataOf(queryClient, current);
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
