import { isDatabaseUnavailable, sqlStateOf } from '../../db/sql-state.ts';

/** Cancelled for taking too long, or still in conflict when every retry was used up. */
const OVERLOAD_STATES = new Set(['57014', '40001', '40P01']);

/** Whether an error is the database being down, full or overloaded, so that a later try may succeed. */
export function isDatabaseTrouble(error: unknown): boolean {
  if (isDatabaseUnavailable(error) || OVERLOAD_STATES.has(sqlStateOf(error) ?? '')) return true;
  if (!(error instanceof Error)) return false;
  // Several addresses of one host were tried and each failed.
  if (error instanceof AggregateError) return error.errors.some(isDatabaseTrouble);
  return error.cause !== undefined && isDatabaseTrouble(error.cause);
}
