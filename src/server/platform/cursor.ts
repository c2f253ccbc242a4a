import type { z } from 'zod';
import { PAGE_SIZE_DEFAULT } from '../../contract/page.ts';
import { badRequest } from './errors/app-error.ts';

type Value = string | number | null | readonly Value[];

/** Keyset position: the sort values of the last row of a page. Opaque to clients. */
export function encodeCursor(position: readonly Value[]): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

/**
 * The position in `cursor`; undefined for a first page.
 * @throws AppError 400 for a cursor that does not match `shape`
 */
export function decodeCursor<T extends z.ZodType>(cursor: string | undefined, shape: T): z.infer<T> | undefined {
  if (cursor === undefined) return undefined;
  try {
    const parsed = shape.safeParse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
    if (parsed.success) return parsed.data;
  } catch {
    // Not JSON: invalid like every other forged cursor.
  }
  throw badRequest('invalid_cursor', 'نشانهٔ صفحهٔ بعد درست نیست؛ فهرست را از آغاز باز کنید.', 'cursor');
}

/** Makes a page of `size` items from up to `size + 1` rows; the extra row tells that there is a next page. */
export function toPage<Row, Item>(
  rows: Row[],
  size: number | undefined,
  present: (row: Row) => Item,
  position: (row: Row) => readonly Value[],
): { items: Item[]; nextCursor: string | null } {
  const limit = size ?? PAGE_SIZE_DEFAULT;
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(present),
    nextCursor: rows.length > limit && last !== undefined ? encodeCursor(position(last)) : null,
  };
}
