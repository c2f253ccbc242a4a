import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Page } from '../../contract/page.ts';
import type { Executor, Tx } from '../db/open-database.ts';
import type { AppError } from './errors/app-error.ts';

const PAGES_MAX = 1_000;

/** A file of a person in the archive of the export. */
export interface PersonalContent {
  path: string;
  at: Date;
  /** In the file store. */
  key: string;
}

/** What one area keeps about a person: an area with a table of persons' rows has one. */
export interface PersonalData {
  /** The member of the export. */
  name: string;
  /** Those that name the person: their id, `actorKey` or phone. */
  columns: readonly PgColumn[];
  /** As the area's calls show them. */
  rows(db: Executor, personId: string): AsyncIterable<object>;
  /** The stored contents that its rows name by their `path`. */
  contents?(db: Executor, personId: string): AsyncIterable<PersonalContent>;
  /** Why the account cannot be deleted now. @default nothing stands in the way */
  refuses?(tx: Tx, personId: string): Promise<AppError | undefined>;
  /** Runs in the transaction that deletes the account. */
  erase(tx: Tx, personId: string, now: Date): Promise<void>;
}

/** The rows of a list, page after page. */
export async function* rowsOfPages<Row>(
  readPage: (cursor: string | undefined) => Promise<Page<Row>>,
): AsyncGenerator<Row> {
  let cursor: string | undefined;
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const { items, nextCursor } = await readPage(cursor);
    yield* items;
    if (nextCursor === null) return;
    cursor = nextCursor;
  }
}
