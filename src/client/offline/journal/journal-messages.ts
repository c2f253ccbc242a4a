import type { JournalContents, JournalEntry } from './entries.ts';
import type { WipedMarks } from './wiped-marks.ts';

/** What a page asks of the journal's worker. */
export type JournalCall =
  | { kind: 'append'; entries: readonly JournalEntry[] }
  | { kind: 'read' }
  | { kind: 'wipe'; wiped: WipedMarks; until: number };

export interface JournalRequest {
  id: number;
  call: JournalCall;
}

/** `fault` is the name of the error. */
export interface JournalReply {
  id: number;
  contents?: JournalContents | undefined;
  fault?: string | undefined;
}
