import type { JournalContents, JournalEntry } from './entries.ts';
import type { WipedMarks } from './wiped-marks.ts';

/** Where a journal is written. Every method rejects if it cannot be done. */
export interface JournalPlace {
  /** Resolves when the entries outlive a power cut, as far as the place can say. */
  append(entries: readonly JournalEntry[]): Promise<void>;
  read(): Promise<JournalContents>;
  /** Deletes what some users have typed until a moment. */
  wipe(wiped: WipedMarks, until: number): Promise<void>;
}
