import type { LastVisit } from '../../../contract/visits/visit.ts';
import { objectTypes } from '../../../core/object-types.ts';

const STORAGE_KEY = 'rasteh-visits';
const KEPT_MAX = 60;

export type VisitedObject = Pick<LastVisit, 'objectType' | 'objectId' | 'title' | 'slug' | 'glyph'>;

const TEXT_FIELDS = ['objectId', 'title', 'slug', 'visitedAt'] as const;

function isVisit(value: unknown): value is LastVisit {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Record<string, unknown>;
  return (
    objectTypes.some((type) => type === fields.objectType) &&
    TEXT_FIELDS.every((name) => typeof fields[name] === 'string') &&
    typeof fields.visits === 'number'
  );
}

/** What this device has opened, latest first; also what it opened without a network. */
export function readHistory(): LastVisit[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isVisit) : [];
  } catch {
    return [];
  }
}

export function rememberVisit(object: VisitedObject, at: Date): void {
  const visit = { ...object, visitedAt: at.toISOString(), visits: 1 };
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(addVisit(readHistory(), visit)));
  } catch {
    // A device that keeps nothing has no history.
  }
}

export function clearHistory(): void {
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Then there was none.
  }
}

const isSameObject = (a: VisitedObject, b: VisitedObject): boolean =>
  a.objectId === b.objectId && a.objectType === b.objectType;

function addVisit(history: readonly LastVisit[], visit: LastVisit): LastVisit[] {
  const before = history.find((one) => isSameObject(one, visit));
  const others = history.filter((one) => one !== before);
  return [{ ...visit, visits: visit.visits + (before?.visits ?? 0) }, ...others].slice(0, KEPT_MAX);
}

/** The device's own history and what the server keeps of it: each object once, as of its latest visit, latest first. */
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
