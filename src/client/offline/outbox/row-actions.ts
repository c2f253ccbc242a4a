import { deviceOutbox } from './device-outbox.ts';
import type { OutboxRow, OwnObject } from './outbox-row.ts';

/** Tries a refused row again, as it is. */
export const retryRow = ({ seq }: OutboxRow): Promise<void> =>
  deviceOutbox.edit((rows) => rows.change(seq, { state: 'queued', nextAt: 0, fault: null }));

/** Drops every unsent change of the row's object by the row's user: those behind it build on it. */
export const discardRows = (object: OwnObject): Promise<void> => deviceOutbox.edit((rows) => rows.discard(object));

/** Drops one row; what was written behind it is sent all the same. */
export const dropRow = (row: OutboxRow): Promise<void> => deviceOutbox.edit((rows) => rows.drop(row));

/** Drops a row, with those behind it if they build on it. */
export const discardRow = (row: OutboxRow): Promise<void> =>
  deviceOutbox.isBuiltOn(row) ? discardRows(row) : dropRow(row);

/** Sends another payload in the place of a refused one. It contains what was written behind the refused one. */
export const rewriteRow = (row: OutboxRow, payload: unknown): Promise<void> =>
  deviceOutbox.edit(async (rows) => {
    await rows.renew(row.seq, { payload, baseVersion: row.baseVersion });
    await rows.discard(row, row.seq);
  });
