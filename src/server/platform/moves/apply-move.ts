import { and, eq } from 'drizzle-orm';
import type { PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Tx } from '../../db/open-database.ts';
import { assertAllowed } from '../command/policy.ts';
import { preconditionFailed } from '../errors/app-error.ts';
import { type MoveTable, type MovingTable, mayMove, targetOf, wrongState } from './move-table.ts';

type MovingRow = { id: string; version: number };

declare const locked: unique symbol;
/** A row that every other change waits for until the commit. */
export type Locked<Row> = Row & { readonly [locked]: true };

/** The row of an id, locked; undefined if there is none. */
export async function lockRow<Table extends MovingTable>(
  tx: Tx,
  table: Table,
  id: string,
): Promise<Locked<Table['$inferSelect']> | undefined> {
  const [row] = await tx
    .select()
    .from(table as PgTable)
    .where(eq(table.id, id))
    .for('update');
  return row as Locked<Table['$inferSelect']> | undefined;
}

interface MoveCall<Row extends MovingRow, Role extends string, Name extends string> {
  move: Name;
  row: Locked<Row>;
  /** What the actor is to this row; empty for a stranger. */
  roles: readonly Role[];
  /** The version that the caller has seen. @default any */
  version?: number;
  /** Beside the state. */
  changes?: Partial<Row>;
  /** Whether the row has what this move would write, beside the state. @default true */
  isSame?: (row: Row) => boolean;
}

/** `from` is undefined where the move was made before and nothing has changed. */
export interface AppliedMove<Row, State> {
  row: Row;
  from: State | undefined;
}

/**
 * Makes a move of a locked row. Sent again, it finds the row where it leads and changes nothing.
 * @throws 404 for a stranger, 403 for another role's move, 409 from another state, 412 for an older version, and what the guard throws
 */
export async function applyMove<
  Table extends MovingTable,
  State extends string,
  Role extends string,
  Name extends string,
>(
  { tx, now }: { tx: Tx; now: Date },
  moveTable: MoveTable<Table, State, Role, Name>,
  { move, row, roles, version, changes, isSame = () => true }: MoveCall<Table['$inferSelect'] & MovingRow, Role, Name>,
): Promise<AppliedMove<Table['$inferSelect'], State>> {
  const { stored, moves, stateOf, onMove } = moveTable;
  const { table, column } = stored;
  const { from, guard } = moves[move];
  const to = targetOf(moves[move], row, now);
  assertAllowed(mayMove(moveTable, move, roles));
  if (to !== undefined && row[column] === to && isSame(row)) return { row, from: undefined };
  const state = stateOf(row, now);
  if (!from.includes(state)) throw wrongState(moveTable, state, roles);
  if (version !== undefined && version !== row.version) throw preconditionFailed();
  guard?.(row, now);
  const set = { ...changes, [column]: to ?? row[column], version: row.version + 1, updatedAt: now };
  const [changed] = await tx
    .update(table as MovingTable)
    .set(set as PgUpdateSetSource<MovingTable>)
    .where(and(eq(table.id, row.id), eq(table.version, row.version)))
    .returning();
  if (!changed) throw new Error('the locked row has changed');
  await onMove?.(tx, { move, from: state, before: row, row: changed }, now);
  return { row: changed, from: state };
}
