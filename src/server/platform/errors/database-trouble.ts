import { isDatabaseUnavailable, sqlStateOf } from '../../db/sql-state.ts';

/** A statement timeout, or a conflict that remained after all retries. */
const OVERLOAD_STATES = new Set(['57014', '40001', '40P01']);

/** Whether the database is down, full or overloaded, so that a retry may succeed. */
export function isDatabaseTrouble(error: unknown): boolean {
  if (isDatabaseUnavailable(error) || OVERLOAD_STATES.has(sqlStateOf(error) ?? '')) return true;
  if (!(error instanceof Error)) return false;
  // One error per address of a host with several.
  if (error instanceof AggregateError) return error.errors.some(isDatabaseTrouble);
  return error.cause !== undefined && isDatabaseTrouble(error.cause);
}
