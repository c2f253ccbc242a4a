import { isDeepStrictEqual } from 'node:util';

/** The wanted rows that are not stored or differ from the stored ones. */
export function changedRows<Row extends { id: string | number }>(
  wanted: readonly Row[],
  stored: readonly Row[],
): Row[] {
  const storedById = new Map(stored.map((row) => [row.id, row]));
  return wanted.filter((row) => !isDeepStrictEqual(row, storedById.get(row.id)));
}
