import type { QueryClient } from '@tanstack/react-query';
import { OUTBOX_WAKE } from '../../core/outbox-wake.ts';
import { ApiError, browserFetch } from '../data/api.ts';
import { authorizedFetch } from '../data/session/authorized-fetch.ts';
import { readUserInfo, userInfo } from '../data/session/user-info.ts';
import { feedbackOperation } from '../features/feedback/feedback-operation.ts';
import { favoriteOperation } from '../features/keep/favorites/favorite-operation.ts';
import { noteOperation } from '../features/keep/notes/note-operation.ts';
import { deviceOutbox } from '../offline/outbox/device-outbox.ts';
import { operationsOf } from '../offline/outbox/operation.ts';

const UNAUTHORIZED = 401;

/** Every kind of write that waits in the outbox: a new one is registered here. */
const operations = operationsOf([noteOperation, favoriteOperation, feedbackOperation]);

const readSub = (): string | undefined => readUserInfo()?.sub;

/** Sends what the device has not delivered. Returns a function that stops it. */
export function startOutbox(base: string, queryClient: QueryClient): () => void {
  const stop = deviceOutbox.start({
    operations,
    base,
    queryClient,
    readSub,
    fetchFor: ({ operation, sub }) => {
      if (sub === null && !operations.get(operation)?.isPrivate) return browserFetch;
      // Another user may have signed in since the row was chosen.
      if (sub !== readSub()) throw new ApiError(UNAUTHORIZED);
      return authorizedFetch(base);
    },
  });
  const onMessage = ({ data }: MessageEvent<{ type?: string } | null>) =>
    data?.type === OUTBOX_WAKE && deviceOutbox.wake();
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  worker?.addEventListener('message', onMessage);
  const stopSession = userInfo.subscribe(() => deviceOutbox.wake());
  return () => {
    stop();
    stopSession();
    worker?.removeEventListener('message', onMessage);
  };
}
