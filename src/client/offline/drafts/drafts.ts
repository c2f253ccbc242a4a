import { readStored, removeStored, type StorageKind, storedKeys, writeStored } from '../../ui/device/device-storage.ts';
import { createListeners } from '../../ui/store.ts';
import { deviceUser } from '../device-user.ts';

/**
 * Prefix of a draft's key. Drafts are written on every change, synchronously: a page may reload at any moment, and
 * IndexedDB would answer too late. A tab restores its own draft; a new tab restores the last draft of any tab.
 */
const PREFIX = 'rasteh-draft:';
/** Version of the envelope, not of its value. */
const FORMAT = 1;
const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;
const MAX_CHARS = 100_000;
const MAX_COUNT = 30;

interface StoredDraft {
  format: number;
  version: number;
  savedAt: number;
  /** Who typed it; nobody else on the device is shown it. Absent: somebody who was not signed in. */
  owner?: string | undefined;
  value: unknown;
}

/** A draft as both stores have it. */
export interface JournaledDraft extends Pick<StoredDraft, 'owner' | 'savedAt'> {
  storedKey: string;
  text: string;
}

export interface DraftForm<T> {
  /** Increment it when the shape of the draft changes; older drafts are ignored. @default 1 */
  version?: number;
  /** @default any value */
  accepts?: (value: unknown) => value is T;
}

/** The tab's own storage first. */
const kinds: readonly StorageKind[] = ['session', 'local'];

/** By stored key. Drafts that no storage accepted: a reload loses them. */
const inMemory = new Map<string, Pick<StoredDraft, 'owner' | 'value'>>();
/** By stored key. Drafts that the journal has given back and storage does not accept. */
const onlyJournaled = new Map<string, string>();
/** What this page has dropped, by stored key and by owner: a journal that is read late does not bring it back. */
const droppedHere = new Set<string>();
const wipedHere: ((owner: string) => boolean)[] = [];
const restored = createListeners();
let isTidied = false;

/** Runs when drafts that storage had lost are back. */
export const onDraftsRestored = restored.subscribe;

/** The second store comes with the first draft: what it holds is read by `restoreDrafts`. */
const inJournal = (use: (journal: typeof import('./journaled-drafts.ts')) => void): void =>
  void import('./journaled-drafts.ts').then(use).catch(() => {});

/** Stores the form's draft. Returns false when it is only in memory and a reload would lose it. */
export function saveDraft(key: string, value: unknown, { version = 1 }: DraftForm<unknown> = {}): boolean {
  tidyOnce();
  const owner = deviceUser();
  const stored: StoredDraft = { format: FORMAT, version, savedAt: Date.now(), owner, value };
  const text = JSON.stringify(stored);
  const storedKey = keyOf(key, owner);
  const results = text.length <= MAX_CHARS ? kinds.map((kind) => write(kind, storedKey, text)) : [];
  onlyJournaled.delete(storedKey);
  droppedHere.delete(storedKey);
  if (text.length <= MAX_CHARS)
    inJournal((journal) => journal.holdDraft(storedKey, { text, owner, savedAt: stored.savedAt }));
  const isSaved = results.includes(true);
  if (isSaved) inMemory.delete(storedKey);
  else inMemory.set(storedKey, { owner, value });
  return isSaved;
}

export function readDraft<T>(key: string, form: DraftForm<T> = {}): T | undefined {
  const { version = 1, accepts = (value: unknown): value is T => value !== undefined } = form;
  for (const storedKey of shownKeys(key)) {
    const held = inMemory.get(storedKey);
    if (held) return accepts(held.value) ? held.value : undefined;
    for (const text of [...kinds.map((kind) => readStored(kind, storedKey)), onlyJournaled.get(storedKey)]) {
      const draft = parseDraft(text);
      if (draft?.version === version && isRecent(draft) && isShown(draft) && accepts(draft.value)) return draft.value;
    }
  }
  return undefined;
}

/** Where the unanswered write of a form is kept beside the form's draft. */
export const intentKeyOf = (key: string): string => `intent:${key}`;

/** Call it when the form is sent or discarded. What it has sent without an answer is forgotten too. */
export function dropDraft(key: string): void {
  const dropped = [key, intentKeyOf(key)].flatMap(shownKeys).filter((storedKey) => {
    droppedHere.add(storedKey);
    const isInMemory = inMemory.delete(storedKey);
    const isJournaled = onlyJournaled.delete(storedKey);
    const free = kinds.filter((kind) => readStored(kind, storedKey) !== undefined && isFree(kind, storedKey));
    for (const kind of free) removeStored(kind, storedKey);
    return isInMemory || isJournaled || free.length > 0;
  });
  if (dropped.length > 0) inJournal((journal) => journal.forgetDrafts(dropped));
}

/** The drafts that outlive this tab. */
export const storedDrafts = (): JournaledDraft[] =>
  storedKeys('local', PREFIX).flatMap((storedKey) => {
    const text = readStored('local', storedKey);
    const draft = parseDraft(text);
    return text && draft ? [{ storedKey, text, owner: draft.owner, savedAt: draft.savedAt }] : [];
  });

/** A draft that the journal holds; undefined if it is none, or too old. */
export function journaledDraft(storedKey: string, text: unknown): JournaledDraft | undefined {
  const draft = typeof text === 'string' && storedKey.startsWith(PREFIX) ? parseDraft(text) : undefined;
  return draft && isRecent(draft)
    ? { storedKey, text: String(text), owner: draft.owner, savedAt: draft.savedAt }
    : undefined;
}

/** Puts drafts back that storage has lost, in places that have none, or an older one. Returns those that are dropped. */
export function putBackDrafts(drafts: readonly JournaledDraft[]): string[] {
  const isDropped = ({ storedKey, owner }: JournaledDraft) =>
    droppedHere.has(storedKey) || (owner !== undefined && wipedHere.some((isWiped) => isWiped(owner)));
  const lost = drafts.filter((draft) => {
    const known = parseDraft(readStored('local', draft.storedKey));
    return !isDropped(draft) && !inMemory.has(draft.storedKey) && (!known || known.savedAt < draft.savedAt);
  });
  for (const { storedKey, text } of lost)
    if (!writeStored('local', storedKey, text)) onlyJournaled.set(storedKey, text);
  if (lost.length > 0) restored.tell();
  return drafts.filter(isDropped).map(({ storedKey }) => storedKey);
}

/** Deletes what some users have typed, in this tab and on the device. */
export function dropDraftsOf(isDropped: (owner: string) => boolean): void {
  wipedHere.push(isDropped);
  dropFrom(kinds, isDropped);
}

/** Deletes this tab's copies of what others than the device's user have typed. The device's stay for their return. */
export const dropOthersFromTab = (): void => dropFrom(['session'], (owner) => owner !== deviceUser());

function dropFrom(places: readonly StorageKind[], isDropped: (owner: string) => boolean): void {
  const isGone = (draft: Pick<StoredDraft, 'owner'> | undefined) =>
    draft?.owner !== undefined && isDropped(draft.owner);
  for (const [key, held] of inMemory) if (isGone(held)) inMemory.delete(key);
  for (const [key, text] of onlyJournaled) if (isGone(parseDraft(text))) onlyJournaled.delete(key);
  for (const kind of places)
    for (const key of storedKeys(kind, PREFIX)) if (isGone(parseDraft(readStored(kind, key)))) removeStored(kind, key);
}

/** Each user's draft of a form has a place of its own. */
const keyOf = (key: string, owner: string | undefined): string => PREFIX + (owner ? `${owner}:${key}` : key);

/** The user's own draft, then one from before the sign-in. Earlier builds kept the drafts of users there too. */
const shownKeys = (key: string): readonly string[] => [...new Set([keyOf(key, deviceUser()), keyOf(key, undefined)])];

/** Whether a place has no draft of somebody else. */
function isFree(kind: StorageKind, storedKey: string): boolean {
  const draft = parseDraft(readStored(kind, storedKey));
  return !draft || isShown(draft);
}

const isShown = ({ owner }: Pick<StoredDraft, 'owner'>): boolean => owner === undefined || owner === deviceUser();

/** Whether a reload would lose a draft. */
export const hasUnsavedDrafts = (): boolean => inMemory.size > 0;

function write(kind: StorageKind, key: string, text: string): boolean {
  if (writeStored(kind, key, text)) return true;
  // Storage is full: the current draft evicts all others.
  const others = storedKeys(kind, PREFIX).filter((one) => one !== key);
  for (const one of others) removeStored(kind, one);
  if (others.length > 0 && writeStored(kind, key, text)) return true;
  // The stored draft is older than the one that does not fit.
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

/** A time in the future comes from a wrong clock; such a draft counts as recent. */
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
  const { format, version, savedAt, owner, value } = draft as Partial<StoredDraft>;
  const isOwned = owner === undefined || typeof owner === 'string';
  return (
    format === FORMAT && typeof version === 'number' && typeof savedAt === 'number' && isOwned && value !== undefined
  );
}
