import type { OutboxRow } from './outbox-row.ts';

interface Found {
  /** Everything in the database, also what this build cannot read. */
  stored: readonly (Partial<OutboxRow> | null)[];
  /** What it can read. */
  rows: readonly OutboxRow[];
  /** What the journal holds, in any order. */
  journaled: readonly OutboxRow[];
  /** Ids that are sent or discarded. */
  settled: ReadonlySet<string>;
}

interface Plan {
  /** Places of rows that are settled: the database has fallen back to an earlier state. */
  deleted: readonly number[];
  restored: readonly OutboxRow[];
  /** Rows that the journal lacks. */
  unheld: OutboxRow[];
}

/** Compares the database with the journal: each gets what only the other has. */
export function planRestore({ stored, rows, journaled, settled }: Found): Plan {
  const known = new Set(stored.map((row) => row?.id));
  const held = new Set(journaled.map(({ id }) => id));
  const taken = new Set(stored.map((row) => Number(row?.seq)));
  let last = Math.max(0, ...[...taken].filter(Number.isFinite), ...journaled.map(({ seq }) => seq));
  let isBehind = false;
  const lost = journaled.filter(({ id }) => !known.has(id) && !settled.has(id)).sort((a, b) => a.seq - b.seq);
  const restored = lost.map((row): OutboxRow => {
    // Behind a row that has lost its place all others go behind: the order of an object's rows stays.
    isBehind ||= taken.has(row.seq);
    if (isBehind) last += 1;
    const seq = isBehind ? last : row.seq;
    // It may have been given to the network: nothing may be joined with it any more.
    return { ...row, seq, tries: Math.max(1, row.tries), state: 'queued', nextAt: 0, fault: null };
  });
  return {
    deleted: rows.filter(({ id }) => settled.has(id)).map(({ seq }) => seq),
    restored,
    unheld: rows.filter(({ id }) => !held.has(id) && !settled.has(id)),
  };
}
