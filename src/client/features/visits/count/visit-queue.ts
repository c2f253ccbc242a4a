import { promisifyRequest } from 'idb-keyval';
import type { VisitedType } from '../../../../contract/visits/visit.ts';
import { isObjectType } from '../../../../core/ids/object-types.ts';
import { connectDatabase } from '../../../offline/saved-reads/idb-connection.ts';

const STORE = 'visits';
const DAY_MS = 24 * 60 * 60_000;
/** The server forgets which visits it has counted after 90 days: a later one would count twice. */
const KEPT_MS = 30 * DAY_MS;
/** Beyond it the oldest fall. They take a few kilobytes, apart from what users type. */
export const QUEUED_MAX = 100;

/** A visit that the server has not confirmed. */
export interface QueuedVisit {
  /** Made by the device; of one time order. The server counts each once. */
  visitId: string;
  objectType: VisitedType;
  objectId: string;
  /** Whose visit it is; null: nobody was signed in. */
  sub: string | null;
  /** Whether visits were paused: it counts for no user and no device. */
  isOfNobody: boolean;
  /** Milliseconds since 1970. */
  at: number;
}

function isQueued(stored: unknown): stored is QueuedVisit {
  const { visitId, objectType, objectId, sub, isOfNobody, at } = (stored ?? {}) as Record<string, unknown>;
  const areTexts = typeof visitId === 'string' && typeof objectId === 'string';
  return (
    areTexts &&
    typeof isOfNobody === 'boolean' &&
    isObjectType(objectType) &&
    (sub === null || typeof sub === 'string') &&
    typeof at === 'number'
  );
}

const isRecent = ({ at }: QueuedVisit, now: number): boolean => now - at <= KEPT_MS;

const store = connectDatabase('rasteh-visit-queue', [STORE]).store(STORE);

/** Rejects if storage refuses: then the visit is not stored. */
export const queueVisit = (visit: QueuedVisit): Promise<void> =>
  store('readwrite', async (visits) => {
    await promisifyRequest(visits.put(visit, visit.visitId));
    const keys = await promisifyRequest(visits.getAllKeys());
    for (const key of keys.slice(0, Math.max(0, keys.length - QUEUED_MAX))) visits.delete(key);
  });

/** Oldest first; drops what is too old or is no visit. */
export const queuedVisits = (now: number): Promise<QueuedVisit[]> =>
  store('readwrite', async (visits) => {
    const keys = await promisifyRequest(visits.getAllKeys());
    const stored: unknown[] = await promisifyRequest(visits.getAll());
    return stored.flatMap((visit, index) => {
      if (isQueued(visit) && isRecent(visit, now)) return [visit];
      visits.delete(keys[index] as IDBValidKey);
      return [];
    });
  });

export const dropVisit = ({ visitId }: Pick<QueuedVisit, 'visitId'>): Promise<void> =>
  store('readwrite', async (visits) => void (await promisifyRequest(visits.delete(visitId))));

/** Gives the visits from before a sign-in to a user. */
export const giveQueuedVisits = (sub: string): Promise<void> =>
  store('readwrite', async (visits) => {
    const stored: unknown[] = await promisifyRequest(visits.getAll());
    for (const visit of stored)
      if (isQueued(visit) && visit.sub === null && !visit.isOfNobody)
        await promisifyRequest(visits.put({ ...visit, sub }, visit.visitId));
  });

export const clearQueuedVisits = (): Promise<void> =>
  store('readwrite', async (visits) => void (await promisifyRequest(visits.clear())));
