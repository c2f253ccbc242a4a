import type { UseStore } from 'idb-keyval';
import { PARTS_MAX, type PartsLine } from '../../../../core/parts-list/parts-line.ts';
import { isPartsLine } from './parts-schema.ts';

export const PARTS_DATABASE = 'rasteh-parts-list';
export const PARTS_STORE = 'lines';

export type PartsEdit = (lines: readonly PartsLine[]) => readonly PartsLine[];

/** The stored lines, one row each. */
export interface PartsRows {
  /**
   * Reads, edits and writes in one transaction, so that no tab overwrites what another has added.
   * @throws DOMException if storage is blocked, full or silent
   */
  change(edit: PartsEdit): Promise<readonly PartsLine[]>;
}

/** Ids are in order of creation. */
const inOrder = (lines: readonly PartsLine[]): PartsLine[] => [...lines].sort((a, b) => (a.id < b.id ? -1 : 1));

export const partsRows = (store: UseStore): PartsRows => ({
  change: (edit) =>
    store(
      'readwrite',
      (rows) =>
        new Promise<readonly PartsLine[]>((resolve, reject) => {
          let after: readonly PartsLine[] = [];
          const { transaction } = rows;
          transaction.oncomplete = () => resolve(after);
          transaction.onabort = () => reject(transaction.error);
          const request = rows.getAll();
          request.onsuccess = () => {
            // A row that this build cannot read stays for the build that can.
            const before = inOrder(request.result.filter(isPartsLine)).slice(0, PARTS_MAX);
            after = inOrder(edit(before));
            const kept = new Set(after.map(({ id }) => id));
            const known = new Set(before);
            for (const { id } of before) if (!kept.has(id)) rows.delete(id);
            for (const line of after) if (!known.has(line)) rows.put(line, line.id);
          };
        }),
    ),
});
