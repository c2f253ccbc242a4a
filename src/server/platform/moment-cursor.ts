import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { cursorPart } from './cursor.ts';

/** The place of a row in a list that is ordered by a moment, then by id. */
export const momentPosition = z.tuple([cursorPart.moment, cursorPart.uuid]);

type Position = z.infer<typeof momentPosition> | undefined;
type Value = AnyColumn | SQL;

/** The rows that follow where the latest is first. @param after undefined: all */
export const whereEarlier = (moment: Value, id: Value, after: Position): SQL | undefined =>
  after && sql`(${moment}, ${id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`;

/** The rows that follow where the oldest is first. @param after undefined: all */
export const whereLater = (moment: Value, id: Value, after: Position): SQL | undefined =>
  after && sql`(${moment}, ${id}) > (${after[0]}::timestamptz, ${after[1]}::uuid)`;
