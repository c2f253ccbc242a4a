import type { OutboxRow } from './outbox-row.ts';

/** The second store of the rows. Nothing rejects, and nothing waits long. */
export interface RowJournal {
  hold(rows: readonly OutboxRow[]): Promise<void>;
  /** What is sent or discarded never comes back. */
  settle(ids: readonly string[]): Promise<void>;
}

export const withoutJournal: RowJournal = { hold: async () => {}, settle: async () => {} };
