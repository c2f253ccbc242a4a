import { readStored, removeStored, type StorageKind, storedKeys, writeStored } from '../../ui/device-storage.ts';

/**
 * What is being typed into a form, by the form's key, written at once on every change: a page may be reloaded at any
 * moment, and IndexedDB would answer too late. Each tab finds its own draft again, a new tab the last one of any.
 */
const PREFIX = 'rasteh-draft:';
/** Of the envelope, not of what is in it. */
const FORMAT = 1;
const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;
const MAX_CHARS = 100_000;
const MAX_COUNT = 30;

interface StoredDraft {
  format: number;
  version: number;
  savedAt: number;
  value: unknown;
}

export interface DraftForm<T> {
  /** Raised when the form's draft changes its shape; an older one is dropped. @default 1 */
  version?: number;
  /** @default whatever was kept */
  accepts?: (value: unknown) => value is T;
}

/** The tab's own first. */
const kinds: readonly StorageKind[] = ['session', 'local'];

/** Drafts that no storage took: they live as long as the page. */
const inMemory = new Map<string, unknown>();
let isTidied = false;

/** Keeps the form's draft over a reload. False when it could not be stored and lives in this page alone. */
export function keepDraft(key: string, value: unknown, { version = 1 }: DraftForm<unknown> = {}): boolean {
  tidyOnce();
  const stored: StoredDraft = { format: FORMAT, version, savedAt: Date.now(), value };
  const text = JSON.stringify(stored);
  const areTaken = text.length <= MAX_CHARS ? kinds.map((kind) => write(kind, PREFIX + key, text)) : [];
  const isKept = areTaken.includes(true);
  if (isKept) inMemory.delete(key);
  else inMemory.set(key, value);
  return isKept;
}

export function readDraft<T>(key: string, form: DraftForm<T> = {}): T | undefined {
  const { version = 1, accepts = (value: unknown): value is T => value !== undefined } = form;
  const held = inMemory.get(key);
  if (held !== undefined) return accepts(held) ? held : undefined;
  for (const kind of kinds) {
    const draft = parseDraft(readStored(kind, PREFIX + key));
    if (draft?.version === version && isRecent(draft) && accepts(draft.value)) return draft.value;
  }
  return undefined;
}

/** The form was sent, or its text thrown away. */
export function dropDraft(key: string): void {
  inMemory.delete(key);
  for (const kind of kinds) removeStored(kind, PREFIX + key);
}

/** Whether something typed would be lost by a reload. */
export const hasUnsavedDrafts = (): boolean => inMemory.size > 0;

function write(kind: StorageKind, key: string, text: string): boolean {
  if (writeStored(kind, key, text)) return true;
  // No room: the draft in use is worth more than those left lying.
  const others = storedKeys(kind, PREFIX).filter((one) => one !== key);
  for (const one of others) removeStored(kind, one);
  if (others.length > 0 && writeStored(kind, key, text)) return true;
  // What is there is older than what could not be written.
  removeStored(kind, key);
  return false;
}

function tidyOnce(): void {
  if (isTidied) return;
  isTidied = true;
  for (const kind of kinds) {
    const drafts = storedKeys(kind, PREFIX).map((key) => ({ key, draft: parseDraft(readStored(kind, key)) }));
    const newestFirst = drafts.sort((a, b) => (b.draft?.savedAt ?? 0) - (a.draft?.savedAt ?? 0));
    for (const [at, { key, draft }] of newestFirst.entries())
      if (at >= MAX_COUNT || !draft || !isRecent(draft)) removeStored(kind, key);
  }
}

/** One from the future comes from a clock that was wrong, and is as good. */
const isRecent = ({ savedAt }: StoredDraft): boolean => Date.now() - savedAt <= MAX_AGE_MS;

function parseDraft(text: string | undefined): StoredDraft | undefined {
  try {
    const draft: unknown = text ? JSON.parse(text) : undefined;
    return isStoredDraft(draft) ? draft : undefined;
  } catch {
    return undefined;
  }
}

function isStoredDraft(draft: unknown): draft is StoredDraft {
  if (typeof draft !== 'object' || draft === null) return false;
  const { format, version, savedAt, value } = draft as Partial<StoredDraft>;
  return format === FORMAT && typeof version === 'number' && typeof savedAt === 'number' && value !== undefined;
}
