import { type SQL, sql } from 'drizzle-orm';

/** Folds a stored text as `foldText` folds a typed word. */
export const foldedIn = (text: SQL): SQL =>
  sql`translate(lower(${text}), 'آأإيىئكةۀ' || chr(8204) || '۰۱۲۳۴۵۶۷۸۹', 'ااایییکهه 0123456789')`;
