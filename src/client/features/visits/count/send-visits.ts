import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { type Api, ApiError, createApi } from '../../../data/api.ts';
import { readUserInfo, userInfo } from '../../../data/session/user-info.ts';
import { runWrite } from '../../../data/write.ts';
import { requireDeviceId } from '../../../ui/device/device-id.ts';
import { visitsWrites } from './mutations.ts';
import { dropVisit, type QueuedVisit, queuedVisits, queueVisit } from './visit-queue.ts';

const LOCK = 'rasteh-visits';
const RETRY_MS = 60_000;
/** The server's last word about a visit: it never counts. */
const FINAL = new Set([400, 403, 404, 413, 422]);

const isFinal = (error: unknown): boolean =>
  error instanceof ApiError && error.problem !== undefined && FINAL.has(error.status);

const readSub = (): string | null => readUserInfo()?.sub ?? null;

/** Only who is signed in loads its code. */
async function apiOfUser(base: string): Promise<Api> {
  const { authorizedFetch } = await import('../../../data/session/authorized-fetch.ts');
  return createApi(base, authorizedFetch(base));
}

const withLock = <T>(work: () => Promise<T>): Promise<T> =>
  // Without locks two tabs may send the same visit: the server counts it once.
  typeof navigator !== 'undefined' && 'locks' in navigator ? navigator.locks.request(LOCK, work) : work();

export interface VisitSender {
  /** Counts a visit now, or when the network is back. */
  count(visit: Omit<QueuedVisit, 'sub' | 'at'>): Promise<void>;
  stop(): void;
}

/** Sends the queued visits, one by one, in one tab at a time. What fails waits, without an error for the user. */
export function startVisitSender(queryClient: QueryClient, api: Api): VisitSender {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let isAskedAgain = false;
  let isStopped = false;

  const send = async ({ sub, isOfNobody, visitId, objectType, objectId }: QueuedVisit): Promise<void> => {
    const sender = sub === null ? api : await apiOfUser(api.base);
    const deviceId = sub === null && !isOfNobody ? requireDeviceId() : undefined;
    await runWrite(queryClient, visitsWrites(sender).count(), { visitId, objectType, objectId, deviceId });
  };

  /** Returns whether the visits behind may follow. */
  const deliver = async (visit: QueuedVisit): Promise<boolean> => {
    try {
      await send(visit);
    } catch (error) {
      if (!isFinal(error)) return false;
    }
    await dropVisit(visit);
    return true;
  };

  const runPass = async (): Promise<void> => {
    isAskedAgain = false;
    clearTimeout(timer);
    for (const visit of await queuedVisits(Date.now())) {
      // Of a user who has signed out: nothing of them stays on the device.
      if (visit.sub !== null && visit.sub !== readSub()) await dropVisit(visit);
      else if (isStopped || !onlineManager.isOnline()) return;
      else if (!(await deliver(visit))) {
        timer = setTimeout(request, RETRY_MS);
        return;
      }
    }
  };

  const run = async (): Promise<void> => {
    isRunning = true;
    // Without storage nothing waits.
    while (isAskedAgain) await withLock(runPass).catch(() => {});
    isRunning = false;
  };

  const request = (): void => {
    if (isStopped) return;
    isAskedAgain = true;
    if (!isRunning) void run();
  };

  const stops = [onlineManager.subscribe((isOnline) => isOnline && request()), userInfo.subscribe(request)];
  request();
  return {
    async count(visited) {
      const visit = { ...visited, sub: visited.isOfNobody ? null : readSub(), at: Date.now() };
      try {
        await queueVisit(visit);
      } catch {
        // A device that stores nothing sends while it can.
        if (onlineManager.isOnline()) await send(visit).catch(() => {});
        return;
      }
      request();
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
      for (const stop of stops) stop();
    },
  };
}
