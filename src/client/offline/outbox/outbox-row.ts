/** Version of a row's envelope. A row of a later build stays in the database, unsent. */
export const ROW_SCHEMA = 1;

/**
 * `queued`: waits for its turn. `sending`: given to the network, perhaps by a tab that is gone. `failed`: the server has
 * refused it. `conflict`: the object has changed since the user saw it.
 */
const rowStates = ['queued', 'sending', 'failed', 'conflict'] as const;
type RowState = (typeof rowStates)[number];

/** Why a row is not delivered. */
export interface RowFault {
  /** Of the answer; 0 without one. */
  status: number;
  code?: string;
  /** In Persian, from the server. */
  text?: string;
}

/** One write that the server has not confirmed. */
export interface OutboxRow {
  schema: number;
  /** The Idempotency-Key, the same for every try. */
  id: string;
  /** The order of writing, independent of the clock. */
  seq: number;
  /** The user who wrote it; null before a sign-in. */
  sub: string | null;
  operation: string;
  payload: unknown;
  /** Rows of one user and one object are sent in their order. */
  objectKey: string;
  /** Version of the object that the user saw; null for one that the server does not know. */
  baseVersion: number | null;
  /** Milliseconds since 1970, as `nextAt`. */
  createdAt: number;
  tries: number;
  /** No try before it. */
  nextAt: number;
  state: RowState;
  fault: RowFault | null;
  /** The build that wrote it. */
  buildId: string;
}

/** An object as one user changes it: another user of the device changes it apart. */
export type OwnObject = Pick<OutboxRow, 'sub' | 'objectKey'>;

export const isOfObject = (row: OwnObject, { sub, objectKey }: OwnObject): boolean =>
  row.sub === sub && row.objectKey === objectKey;

/** Whether a user finds a row among their own: what was written before a sign-in is everybody's. */
export const isOwnRow = (row: OutboxRow, sub: string | null): boolean => row.sub === null || row.sub === sub;

export type NewRow = Pick<OutboxRow, 'sub' | 'operation' | 'payload' | 'objectKey' | 'baseVersion'>;

const TEXTS = ['id', 'operation', 'objectKey', 'buildId'] as const;
const NUMBERS = ['seq', 'createdAt', 'tries', 'nextAt'] as const;

/** Whether a stored value is a row that this build can send. */
export function isOutboxRow(stored: unknown): stored is OutboxRow {
  if (typeof stored !== 'object' || stored === null) return false;
  const row = stored as Record<string, unknown>;
  return (
    row.schema === ROW_SCHEMA &&
    TEXTS.every((name) => typeof row[name] === 'string') &&
    NUMBERS.every((name) => Number.isFinite(row[name])) &&
    (row.sub === null || typeof row.sub === 'string') &&
    (row.baseVersion === null || typeof row.baseVersion === 'number') &&
    rowStates.some((state) => state === row.state)
  );
}

/** Nobody has tried to send it, so it can still be changed or taken back. */
export const isUnsent = ({ state, tries }: OutboxRow): boolean => state === 'queued' && tries === 0;
