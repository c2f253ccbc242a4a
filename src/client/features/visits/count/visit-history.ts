import type { LastVisit } from '../../../../contract/visits/visit.ts';
import { isObjectType } from '../../../../core/ids/object-types.ts';
import { readUserInfo } from '../../../data/session/user-info.ts';
import { deviceValue } from '../../../ui/device/device-value.ts';

const KEPT_MAX = 60;

export type VisitedObject = Pick<LastVisit, 'objectType' | 'objectId' | 'title' | 'slug' | 'glyph'>;

const TEXT_FIELDS = ['objectId', 'title', 'slug', 'visitedAt'] as const;

function isVisit(value: unknown): value is LastVisit {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Record<string, unknown>;
  return (
    isObjectType(fields.objectType) &&
    TEXT_FIELDS.every((name) => typeof fields[name] === 'string') &&
    typeof fields.visits === 'number'
  );
}

const readVisits = (stored: unknown): readonly LastVisit[] => (Array.isArray(stored) ? stored.filter(isVisit) : []);

const deviceHistory = deviceValue('rasteh-visits', readVisits);

interface UserHistory {
  sub: string;
  visits: readonly LastVisit[];
}

function readOfUser(stored: unknown): UserHistory | undefined {
  const { sub, visits } = (stored ?? {}) as Partial<Record<keyof UserHistory, unknown>>;
  return typeof sub === 'string' ? { sub, visits: readVisits(visits) } : undefined;
}

/** Apart from the device's: it is dropped when its user signs out. */
const userHistory = deviceValue('rasteh-user-visits', readOfUser);

/** Undefined if nobody is signed in. */
function readUserHistory(): UserHistory | undefined {
  const sub = readUserInfo()?.sub;
  const stored = userHistory.get();
  if (sub === undefined) return undefined;
  return stored?.sub === sub ? stored : { sub, visits: [] };
}

/** What was visited on this device while nobody was signed in, latest first, including offline visits. */
export const readDeviceHistory = (): readonly LastVisit[] => deviceHistory.get();

/** The device's visits and those of who is signed in, latest first. */
export const readHistory = (): readonly LastVisit[] =>
  mergeVisits(readUserHistory()?.visits ?? [], deviceHistory.get());

export function rememberVisit(object: VisitedObject, at: Date): void {
  const visit = { ...object, visitedAt: at.toISOString(), visits: 1 };
  const own = readUserHistory();
  if (own) userHistory.set({ ...own, visits: addVisit(own.visits, visit) });
  else deviceHistory.set(addVisit(deviceHistory.get(), visit));
}

/** Gives the device's visits to who is signed in. */
export function giveHistory(): void {
  const own = readUserHistory();
  if (!own) return;
  userHistory.set({ ...own, visits: mergeVisits(own.visits, deviceHistory.get()).slice(0, KEPT_MAX) });
  deviceHistory.drop();
}

/** Drops what is of a user who is no longer signed in. */
export function dropForeignHistory(): void {
  const stored = userHistory.get();
  if (stored && stored.sub !== readUserInfo()?.sub) userHistory.drop();
}

/** Forgets what this device has of a type. */
export function forgetVisits(type: LastVisit['objectType']): void {
  const isOther = ({ objectType }: LastVisit) => objectType !== type;
  const own = readUserHistory();
  if (own) userHistory.set({ ...own, visits: own.visits.filter(isOther) });
  deviceHistory.set(deviceHistory.get().filter(isOther));
}

export function clearHistory(): void {
  deviceHistory.drop();
  userHistory.drop();
}

const isSameObject = (a: VisitedObject, b: VisitedObject): boolean =>
  a.objectId === b.objectId && a.objectType === b.objectType;

function addVisit(visits: readonly LastVisit[], visit: LastVisit): LastVisit[] {
  const before = visits.find((one) => isSameObject(one, visit));
  const others = visits.filter((one) => one !== before);
  return [{ ...visit, visits: visit.visits + (before?.visits ?? 0) }, ...others].slice(0, KEPT_MAX);
}

/** Merges the device's own history and the server's: each object once, at its latest visit, latest first. */
export function mergeVisits(own: readonly LastVisit[], server: readonly LastVisit[]): LastVisit[] {
  const merged = new Map<string, LastVisit>();
  for (const visit of [...server, ...own]) {
    const key = `${visit.objectType} ${visit.objectId}`;
    const known = merged.get(key);
    const newer = known && known.visitedAt > visit.visitedAt ? known : visit;
    merged.set(key, { ...newer, visits: Math.max(visit.visits, known?.visits ?? 0) });
  }
  return [...merged.values()].sort((a, b) => (a.visitedAt < b.visitedAt ? 1 : a.visitedAt > b.visitedAt ? -1 : 0));
}
