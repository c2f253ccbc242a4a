import type { LastVisit } from '../../../contract/visits/visit.ts';
import { isObjectType } from '../../../core/object-types.ts';
import { deviceValue } from '../../ui/device/device-value.ts';

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

const history = deviceValue('rasteh-visits', (stored): readonly LastVisit[] =>
  Array.isArray(stored) ? stored.filter(isVisit) : [],
);

/** The visits of this device, latest first, including offline ones. */
export const readHistory = (): readonly LastVisit[] => history.get();

export function rememberVisit(object: VisitedObject, at: Date): void {
  const visit = { ...object, visitedAt: at.toISOString(), visits: 1 };
  history.set(addVisit(history.get(), visit));
}

export const clearHistory = (): void => history.drop();

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
