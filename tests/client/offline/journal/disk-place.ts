import {
  contentsOf,
  entriesOf,
  type JournalEntry,
  withoutUsers,
} from '../../../../src/client/offline/journal/entries.ts';
import type { JournalPlace } from '../../../../src/client/offline/journal/journal-place.ts';

export interface DiskPlace extends JournalPlace {
  /** The name of an error, or `silence`; undefined if the place works. */
  fault: string | undefined;
}

/** A place on a disk that outlives pages; while `fault` is set, nothing can be done there. */
export function diskPlace(): DiskPlace {
  let entries: JournalEntry[] = [];
  const use = async <T>(work: () => T): Promise<T> => {
    if (place.fault === 'silence') await new Promise(() => {});
    if (place.fault) throw new DOMException('fault', place.fault);
    return work();
  };
  const place: DiskPlace = {
    fault: undefined,
    append: (more) => use(() => void entries.push(...more)),
    read: () => use(() => contentsOf(entries)),
    wipe: (wiped, until) =>
      use(() => {
        entries = entriesOf(withoutUsers(contentsOf(entries), wiped, until));
      }),
  };
  return place;
}
