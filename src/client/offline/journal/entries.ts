import { isMarked, type WipedMarks } from './wiped-marks.ts';

/** What somebody has typed and the server does not have. */
export interface HeldEntry {
  /** Of `rowKey` or `draftKey`. */
  key: string;
  /** Who typed it; null before a sign-in. */
  sub: string | null;
  /** Milliseconds since 1970. */
  at: number;
  value: unknown;
}

/** Keys that are sent, discarded or dropped. */
interface GoneEntry {
  gone: readonly string[];
}

export type JournalEntry = HeldEntry | GoneEntry;

/** What a journal says. */
export interface JournalContents {
  held: readonly HeldEntry[];
  /** Rows that are settled, the newest last. */
  gone: readonly string[];
}

export const emptyContents: JournalContents = { held: [], gone: [] };

const ROW = 'row:';
const DRAFT = 'draft:';
const DRAFT_OWNER = /^draft:rasteh-draft:([\da-f-]{36}):/;
/** Settled rows that are remembered. */
const GONE_MAX = 2_000;

export const rowKey = (id: string): string => ROW + id;
export const draftKey = (storedKey: string): string => DRAFT + storedKey;
/** Row ids are never used again: a settled row stays settled, whatever stands behind it. */
export const isRowKey = (key: string): boolean => key.startsWith(ROW);
export const draftOfKey = (key: string): string | undefined =>
  key.startsWith(DRAFT) ? key.slice(DRAFT.length) : undefined;
/** The user whose draft it is, where the key says so. */
export const ownerOfKey = (key: string): string | null => DRAFT_OWNER.exec(key)?.[1] ?? null;

/** What is left after all records in their order. Anything that is no entry is ignored. */
export function contentsOf(records: readonly unknown[]): JournalContents {
  const held = new Map<string, HeldEntry>();
  const gone = new Set<string>();
  for (const record of records) {
    if (isHeld(record)) {
      // A later text of a key stands behind the others.
      held.delete(record.key);
      held.set(record.key, record);
    } else if (isGone(record)) {
      for (const key of record.gone) {
        held.delete(key);
        if (isRowKey(key)) gone.add(key);
      }
    }
  }
  return { held: [...held.values()].filter(({ key }) => !gone.has(key)), gone: [...gone].slice(-GONE_MAX) };
}

/** The shortest records that say the same. */
export const entriesOf = ({ held, gone }: JournalContents): JournalEntry[] => [
  ...(gone.length > 0 ? [{ gone }] : []),
  ...held,
];

/** Without what some users have typed until a moment. */
export const withoutUsers = (contents: JournalContents, wiped: WipedMarks, until: number): JournalContents => ({
  ...contents,
  held: contents.held.filter(({ sub, at }) => !(isMarked(wiped, sub) && at <= until)),
});

function isHeld(record: unknown): record is HeldEntry {
  if (typeof record !== 'object' || record === null) return false;
  const { key, sub, at, value } = record as Partial<HeldEntry>;
  return (
    typeof key === 'string' && (sub === null || typeof sub === 'string') && Number.isFinite(at) && value !== undefined
  );
}

function isGone(record: unknown): record is GoneEntry {
  if (typeof record !== 'object' || record === null) return false;
  const { gone } = record as Partial<GoneEntry>;
  return Array.isArray(gone) && gone.every((key) => typeof key === 'string');
}
