/*
 * A second store of what is typed and not sent, which fails apart from the first. Nothing here rejects, and every wait
 * has a deadline: without the journal everything goes on. See docs/decisions/180-a-second-store-of-what-is-typed.md.
 */
import { createStore, type Store } from '../../ui/store.ts';
import { errorName } from '../error-name.ts';
import { settledWithin } from '../settled-within.ts';
import type { WipedUsers } from '../wiped-users.ts';
import { contentsOf, emptyContents, entriesOf, type HeldEntry, type JournalContents } from './entries.ts';
import type { JournalPlace } from './journal-place.ts';
import { oweGone, oweWipe, payGone, payWipe, readOwed } from './owed.ts';

/** Whoever saves something waits no longer for the second store. */
const PATIENCE_MS = 2_000;
const EVER = Number.MAX_SAFE_INTEGER;
/** What a browser says that has no such files, or none in this mode. */
const WITHOUT_FILES = new Set(['TypeError', 'SecurityError', 'NotAllowedError']);

export interface Journal {
  /** What it said when the page started; nothing if it is late. */
  contents(): Promise<JournalContents>;
  /** Reads it again. */
  read(): Promise<JournalContents>;
  /** Resolves when it has the entries, or cannot have them, or is late. */
  hold(entries: readonly HeldEntry[]): Promise<void>;
  /** As `hold`: what is settled never comes back. */
  settle(keys: readonly string[]): Promise<void>;
  /** Deletes what some users have typed. */
  wipe(wiped: WipedUsers): Promise<void>;
  /** Whether there is something that it had no room for. */
  isFull: Store<boolean>;
}

export interface JournalPlaces {
  /** Undefined where the browser has no files of its own. */
  openFile: () => JournalPlace | undefined;
  local: JournalPlace;
}

interface Opened {
  place: JournalPlace;
  contents: JournalContents;
  /** Whether nothing else can hold what must be forgotten. */
  isOnly: boolean;
}

export function createJournal({ openFile, local }: JournalPlaces): Journal {
  const isFull = createStore(false);
  let opening: Promise<Opened> | undefined;
  /** It does not answer now: nobody waits for it until it does. */
  let isSilent = false;

  const openPlace = async (): Promise<Opened> => {
    let isOnly = true;
    try {
      const file = openFile();
      if (file) {
        const reading = readFirst(file, local);
        if (await settledWithin(reading, PATIENCE_MS)) return { place: file, contents: await reading, isOnly };
        isOnly = false;
      }
    } catch (error) {
      isOnly = WITHOUT_FILES.has(errorName(error) ?? '');
    }
    const contents = await readFirst(local).catch(() => emptyContents);
    return { place: local, contents, isOnly };
  };
  const open = (): Promise<Opened> => {
    opening ??= openPlace();
    return opening;
  };

  const inTime = async (work: Promise<unknown>): Promise<void> => {
    work.then(
      () => {
        isSilent = false;
      },
      (error: unknown) => {
        if (errorName(error) === 'QuotaExceededError') isFull.set(true);
      },
    );
    if (!isSilent && !(await settledWithin(work, PATIENCE_MS))) isSilent = true;
  };

  return {
    isFull,
    contents: async () => (await open()).contents,
    read: async () => (await open()).place.read().catch(() => emptyContents),
    hold: (entries) => {
      if (entries.length === 0) return Promise.resolve();
      payGone(entries.map(({ key }) => key));
      return inTime(open().then(({ place }) => place.append(entries)));
    },
    settle: (keys) => {
      if (keys.length === 0) return Promise.resolve();
      oweGone(keys);
      return inTime(
        open().then(async ({ place, isOnly }) => {
          await place.append([{ gone: keys }]);
          if (isOnly) payGone(keys);
        }),
      );
    },
    wipe: (wiped) => {
      const until = Date.now();
      const marks = oweWipe(wiped, until);
      return inTime(
        open().then(async ({ place, isOnly }) => {
          await place.wipe(marks, EVER);
          if (isOnly) payWipe(until);
        }),
      );
    },
  };
}

/** Does first what an earlier page could not. What another place held in the meantime moves here. */
async function readFirst(place: JournalPlace, left?: JournalPlace): Promise<JournalContents> {
  const { gone, wipes } = readOwed();
  if (gone.length > 0) await place.append([{ gone }]);
  for (const { wiped, until } of wipes) {
    await place.wipe(wiped, until);
    await left?.wipe(wiped, until);
  }
  const contents = await place.read();
  if (!left) return contents;
  payGone(gone);
  for (const { until } of wipes) payWipe(until);
  const { held } = await left.read();
  const merged = contentsOf([...held, ...entriesOf(contents), { gone }]);
  if (held.length > 0) {
    const keys = new Set(held.map(({ key }) => key));
    await place.append(merged.held.filter(({ key }) => keys.has(key)));
    await left.append([{ gone: [...keys] }]);
  }
  return merged;
}
