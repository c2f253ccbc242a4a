import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../../db/open-database.ts';
import type { Verdict } from '../command/policy.ts';
import { AppError, forbidden, notFound } from '../errors/app-error.ts';

interface Way<State extends string, Role extends string> {
  from: readonly State[];
  by: Role | readonly Role[];
}

/** One way from one state to another. */
export interface Move<State extends string, Role extends string, Row> extends Way<State, Role> {
  /** Where it leads, which may depend on the row; undefined: the state stays. */
  to?: State | ((row: Row, now: Date) => State | undefined);
  /** What else must hold of the row, such as a time limit. @throws the refusal */
  guard?: (row: Row, now: Date) => void;
}

/** A move that was made. */
interface Moved<State extends string, Name extends string, Row> {
  move: Name;
  from: State;
  /** As it was. */
  before: Row;
  row: Row;
}

export type MovingTable = PgTable & { id: PgColumn; version: PgColumn };

/** Every way from one state to another, of one kind of objects; there is no other. */
export interface MoveTable<
  Table extends MovingTable,
  State extends string,
  Role extends string,
  Name extends string,
  Row = Table['$inferSelect'],
> {
  /** Persian name of the object, e.g. «بازرگان». */
  what: string;
  states: readonly State[];
  moves: Readonly<Record<Name, Move<State, Role, Row>>>;
  /** Where the rows are, and which column has their state. */
  stored: { table: Table; column: keyof Row & string };
  /** The state that counts; it may depend on the time. */
  stateOf: (row: Row, now: Date) => State;
  /** Of the 409 for a move from another state. */
  refusal: { code: string; message: string };
  /** Follows every move, in its transaction: events, counters, jobs. */
  onMove?: (tx: Tx, moved: Moved<State, Name, Row>, now: Date) => Promise<void>;
}

/** Infers the types of a table of moves. */
export const defineMoves = <Table extends MovingTable, State extends string, Role extends string, Name extends string>(
  table: MoveTable<Table, State, Role, Name>,
): MoveTable<Table, State, Role, Name> => table;

/** Where a move of a row leads; undefined where the state stays. */
export const targetOf = <State extends string, Row>(
  { to }: Move<State, string, Row>,
  row: Row,
  now: Date,
): State | undefined => (typeof to === 'function' ? to(row, now) : to);

const isBy = <Role extends string>({ by }: Way<string, Role>, roles: readonly Role[]): boolean =>
  (typeof by === 'string' ? [by] : by).some((role) => roles.includes(role));

/** The moves that somebody with these roles has in a state; guards are tried by the move itself. */
export const allowedMoves = <State extends string, Role extends string, Name extends string>(
  { moves }: { moves: Readonly<Record<Name, Way<State, Role>>> },
  state: State,
  roles: readonly Role[],
): Name[] =>
  (Object.keys(moves) as Name[]).filter((name) => moves[name].from.includes(state) && isBy(moves[name], roles));

/** For who has no role the object does not exist; each role makes its own moves. */
export function mayMove<Role extends string, Name extends string>(
  { what, moves }: { what: string; moves: Readonly<Record<Name, Way<string, Role>>> },
  name: Name,
  roles: readonly Role[],
): Verdict {
  if (roles.length === 0) return notFound(what);
  return isBy(moves[name], roles) || forbidden();
}

/** Tells what is possible instead. */
export const wrongState = <State extends string, Role extends string, Name extends string>(
  table: { refusal: { code: string; message: string }; moves: Readonly<Record<Name, Way<State, Role>>> },
  state: State,
  roles: readonly Role[],
): AppError =>
  new AppError(409, table.refusal.code, table.refusal.message, {
    current: { state, allowedActions: allowedMoves(table, state, roles) },
  });
