import type { WipedUsers } from '../wiped-users.ts';
import type { JournalContents, JournalEntry } from './entries.ts';

/** Where a journal is written. Every method rejects if it cannot be done. */
export interface JournalPlace {
  /** Resolves when the entries outlive a power cut, as far as the place can say. */
  append(entries: readonly JournalEntry[]): Promise<void>;
  read(): Promise<JournalContents>;
  /** Deletes what some users have typed until a moment. */
  wipe(wiped: WipedUsers, until: number): Promise<void>;
}
