import type { QueryClient } from '@tanstack/react-query';
import { OUTBOX_WAKE, PARTS_CHANGED } from '../../core/worker/outbox-wake.ts';
import { ApiError, browserFetch } from '../data/api.ts';
import { authorizedFetch } from '../data/session/authorized-fetch.ts';
import { privateApiAt } from '../data/session/private-api.ts';
import { readUserInfo, userInfo } from '../data/session/user-info.ts';
import { partsOperation } from '../features/catalog/parts/parts-operation.ts';
import { commentOperation } from '../features/content/comment/comment-operation.ts';
import { commentLikeOperation, pageLikeOperation } from '../features/content/comment/like-operations.ts';
import { usefulOperation } from '../features/content/faq/useful-operation.ts';
import { feedbackOperation } from '../features/feedback/feedback-operation.ts';
import { favoriteOperation } from '../features/keep/favorites/favorite-operation.ts';
import { noteOperation } from '../features/keep/notes/note-operation.ts';
import { messageOperation } from '../features/talk/message-operation.ts';
import { receiptOperation } from '../features/trade/delivery/receipt-operation.ts';
import { restoreDrafts } from '../offline/drafts/restore-drafts.ts';
import { deviceOutbox } from '../offline/outbox/device-outbox.ts';
import { operationsOf } from '../offline/outbox/operation.ts';
import type { OutboxRow } from '../offline/outbox/outbox-row.ts';
import { keepFilesOfRows } from './keep-files-of-rows.ts';

const UNAUTHORIZED = 401;

/** Every kind of write that waits in the outbox: a new one is registered here. */
const operations = operationsOf([
  noteOperation,
  favoriteOperation,
  feedbackOperation,
  partsOperation,
  usefulOperation,
  commentOperation,
  pageLikeOperation,
  commentLikeOperation,
  messageOperation,
  receiptOperation,
]);

const PARTS_DELAY_MS = 1_000;
let partsTimer: ReturnType<typeof setTimeout> | undefined;

/** A typed quantity is several changes. What is not noted now is when the list is opened. */
function syncPartsSoon(): void {
  clearTimeout(partsTimer);
  partsTimer = setTimeout(() => {
    import('../features/catalog/parts/queue-sync.ts').then(({ queueSync }) => queueSync()).catch(() => {});
  }, PARTS_DELAY_MS);
}

function dropSynced(): void {
  import('../features/catalog/parts/synced-parts.ts').then(({ deviceSynced }) => deviceSynced.drop()).catch(() => {});
}

/** Another user may have signed in since the row was chosen. */
function assertUser({ sub }: OutboxRow): void {
  if (sub !== readSub()) throw new ApiError(UNAUTHORIZED);
}

const readSub = (): string | undefined => readUserInfo()?.sub;

/** Puts back what the device has lost of drafts, and sends what it has not delivered. Returns a function that stops it. */
export function startOutbox(base: string, queryClient: QueryClient): () => void {
  // Without the journal the drafts are where they were.
  restoreDrafts().catch(() => {});
  const stop = deviceOutbox.start({
    operations,
    base,
    queryClient,
    readSub,
    fetchFor: (row) => {
      if (row.sub === null && !operations.get(row.operation)?.isPrivate) return browserFetch;
      assertUser(row);
      return authorizedFetch(base);
    },
    transferFor: (row) => {
      assertUser(row);
      return privateApiAt(base).transfer;
    },
  });
  const stopFiles = keepFilesOfRows(operations);
  const onMessage = ({ data }: MessageEvent<{ type?: string } | null>) =>
    data?.type === OUTBOX_WAKE && deviceOutbox.wake();
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  worker?.addEventListener('message', onMessage);
  addEventListener(PARTS_CHANGED, syncPartsSoon);
  const stopSession = userInfo.subscribe(() => {
    deviceOutbox.wake();
    if (readSub() === undefined) dropSynced();
  });
  return () => {
    stop();
    stopFiles();
    stopSession();
    removeEventListener(PARTS_CHANGED, syncPartsSoon);
    worker?.removeEventListener('message', onMessage);
  };
}
