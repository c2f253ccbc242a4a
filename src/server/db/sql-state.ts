const UNIQUE_VIOLATION = '23505';
const DEEPEST_CAUSE = 5;

/** Connection errors, exhausted resources (disk, memory, connections), and a server that is starting or shutting down. */
const UNAVAILABLE_STATE = /^(08...|53...|57P0[1-4]|58030)$/;
const UNAVAILABLE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'ENOENT',
]);
const UNAVAILABLE_TEXT =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired)|is not queryable/;

interface DatabaseErrorFields {
  code?: unknown;
  constraint?: unknown;
  detail?: unknown;
  message?: unknown;
  syscall?: unknown;
}

/** The error and its causes: drizzle wraps the database's error. */
function* causes(error: unknown): Generator<DatabaseErrorFields> {
  let current = error;
  for (let depth = 0; depth < DEEPEST_CAUSE && typeof current === 'object' && current !== null; depth += 1) {
    yield current as DatabaseErrorFields;
    current = (current as { cause?: unknown }).cause;
  }
}

/** The five-character SQLSTATE of a database error; undefined for any other error. */
export function sqlStateOf(error: unknown): string | undefined {
  for (const { code } of causes(error)) {
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && /\d/.test(code)) return code;
  }
  return undefined;
}

/** What a database error says beside its message. */
export function detailOf(error: unknown): string | undefined {
  for (const { detail } of causes(error)) if (typeof detail === 'string') return detail;
  return undefined;
}

/** Whether an error is a unique violation, of the given constraint if there is one. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  for (const fields of causes(error)) {
    if (fields.code === UNIQUE_VIOLATION) return constraint === undefined || fields.constraint === constraint;
  }
  return false;
}

/** Whether the database, not the request, is at fault and a retry may succeed: answer 503 with Retry-After. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (const { code, message, syscall } of causes(error)) {
    if (typeof code === 'string') {
      if (UNAVAILABLE_STATE.test(code)) return true;
      if (UNAVAILABLE_CODES.has(code) && typeof syscall === 'string' && code !== 'ENOENT') return true;
      if (code === 'ENOENT' && syscall === 'connect') return true;
    }
    if (typeof message === 'string' && UNAVAILABLE_TEXT.test(message)) return true;
  }
  return false;
}
