import type { Page } from '../../contract/page.ts';
import type { Executor, Tx } from '../db/open-database.ts';

const PAGES_MAX = 1_000;

/** What one area keeps about a person: an area with a table of persons' rows has one. */
export interface PersonalData {
  /** The member of the export. */
  name: string;
  /** As the area's calls show them. */
  rows(db: Executor, personId: string): AsyncIterable<object>;
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
