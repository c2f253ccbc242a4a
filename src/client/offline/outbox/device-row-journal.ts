import { deviceJournal } from '../journal/device-journal.ts';
import { rowKey } from '../journal/entries.ts';
import type { RowJournal } from './row-journal.ts';

/** The rows in the journal of this device. */
export const rowJournal: RowJournal = {
  hold: (rows) =>
    deviceJournal.hold(rows.map((row) => ({ key: rowKey(row.id), sub: row.sub, at: row.createdAt, value: row }))),
  settle: (ids) => deviceJournal.settle(ids.map(rowKey)),
};
