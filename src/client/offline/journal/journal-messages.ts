import type { WipedUsers } from '../wiped-users.ts';
import type { JournalContents, JournalEntry } from './entries.ts';

/** What a page asks of the journal's worker. */
export type JournalCall =
  | { kind: 'append'; entries: readonly JournalEntry[] }
  | { kind: 'read' }
  | { kind: 'wipe'; wiped: WipedUsers; until: number };

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
