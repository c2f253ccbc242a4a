import { z } from 'zod';
import { PAGE_SIZE_DEFAULT } from '../../contract/page.ts';
import { badRequest } from './errors/app-error.ts';
import { isSafeText } from './safe-text.ts';

type Value = string | number | null | readonly Value[];

const TEXT_MAX = 500;
/** PostgreSQL has no year 0; a cursor of ours names no other century. */
const YEAR = /^(?:19|20|21)\d\d-/;

/** What a position is made of. Each part accepts only what its column's type can hold, so no forged cursor fails in SQL. */
export const cursorPart = {
  text: z.string().max(TEXT_MAX).refine(isSafeText),
  int: z.int32(),
  /** A bigint column, as digits. */
  bigint: z.string().regex(/^\d{1,18}$/),
  uuid: z.uuid(),
  day: z.iso.date().regex(YEAR),
  moment: z.iso.datetime().regex(YEAR),
};

/** Keyset position: the sort values of the last row of a page. Opaque to clients. */
export function encodeCursor(position: readonly Value[]): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

/**
 * The position in `cursor`; undefined for a first page.
 * @throws AppError 400 `cursor_invalid` for a cursor that does not match `shape`
 */
export function decodeCursor<T extends z.ZodType>(cursor: string | undefined, shape: T): z.infer<T> | undefined {
  if (cursor === undefined) return undefined;
  try {
    const parsed = shape.safeParse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
    if (parsed.success) return parsed.data;
  } catch {
    // Not JSON: invalid like every other forged cursor.
  }
  throw badRequest('cursor_invalid', 'نشانهٔ صفحهٔ بعد درست نیست؛ فهرست را از آغاز باز کنید.', 'cursor');
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
