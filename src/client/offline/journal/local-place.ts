import { readStored, removeStored, storedKeys, writeStored } from '../../ui/device/device-storage.ts';
import { contentsOf, type HeldEntry, isRowKey } from './entries.ts';
import type { JournalPlace } from './journal-place.ts';
import { isMarked } from './wiped-marks.ts';

const PREFIX = 'rasteh-journal:';
/** Storage counts two bytes a character; drafts and settings need the rest of its 5 MB. */
const MAX_CHARS = 1024 * 1024;

/**
 * The journal in the local storage, for browsers without files of their own: the newest rows only. Drafts are there anyway.
 * `append` rejects with QuotaExceededError if a row is not held, or has pushed others out.
 */
export const localPlace: JournalPlace = {
  async append(entries) {
    let isFull = false;
    for (const entry of entries) {
      if ('gone' in entry) for (const key of entry.gone) removeStored('local', PREFIX + key);
      else if (isRowKey(entry.key)) isFull = !hold(entry) || isFull;
    }
    if (isFull) throw new DOMException('no room for the rows', 'QuotaExceededError');
  },
  read: async () => contentsOf(stored().map(({ entry }) => entry)),
  async wipe(wiped, until) {
    for (const { storedKey, entry } of stored())
      if (isMarked(wiped, entry.sub) && entry.at <= until) removeStored('local', storedKey);
  },
};

interface Stored {
  storedKey: string;
  entry: HeldEntry;
  chars: number;
}

/** The oldest first. What is no entry is removed. */
function stored(): Stored[] {
  const found = storedKeys('local', PREFIX).flatMap((storedKey): Stored[] => {
    const text = readStored('local', storedKey) ?? '';
    const [entry] = contentsOf([parse(text)]).held;
    if (!entry) removeStored('local', storedKey);
    return entry ? [{ storedKey, entry, chars: text.length }] : [];
  });
  return found.sort((a, b) => a.entry.at - b.entry.at);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns whether everything is held, the older rows too. */
function hold(entry: HeldEntry): boolean {
  const text = JSON.stringify(entry);
  const storedKey = PREFIX + entry.key;
  const others = storedKeys('local', PREFIX).filter((one) => one !== storedKey);
  const chars = others.reduce((sum, one) => sum + (readStored('local', one)?.length ?? 0), text.length);
  if (chars <= MAX_CHARS && writeStored('local', storedKey, text)) return true;
  pushOut(entry, { storedKey, text, chars });
  return false;
}

/** A row takes the place of older ones, if they have enough of it. */
function pushOut(
  { at }: HeldEntry,
  { storedKey, text, chars }: { storedKey: string; text: string; chars: number },
): void {
  const older = stored().filter((one) => one.storedKey !== storedKey && one.entry.at < at);
  let left = chars;
  for (const one of older) {
    removeStored('local', one.storedKey);
    left -= one.chars;
    if (left <= MAX_CHARS && writeStored('local', storedKey, text)) return;
  }
  // The held text of the row is older than the one that does not fit.
  removeStored('local', storedKey);
}
